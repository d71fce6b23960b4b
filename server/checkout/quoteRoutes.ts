import type { FastifyInstance } from 'fastify'
import { quoteCart } from '../../contract/api/quote'
import { whyClosed } from '../catalogue/whyClosed'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { readForSale } from '../shop/readForSale'
import { meansFor } from './chooseProvider'
import { conditionsInForce } from '../conditions/inForce'
import { findCartPromotion } from '../promotions/queries'
import { findLastAddresses } from './lastAddresses'
import { quoteWithCode } from './quoteWithCode'
import { findQuoteLines } from './quoteLines'
import { servedFirst } from '../shop/servedFirst'
import { toQuoteReply } from './serializeQuote'

export function registerQuote(app: FastifyInstance, services: Services): void {
  const { settings, database, clock } = services

  registerEndpoint(app, quoteCart, async ({ client, body }) => {
    const reading = readForSale(services)
    const [cart, promotion, shop, closed, conditionsVersion, addresses] = await Promise.all([
      findQuoteLines(database.sql, client.id),
      findCartPromotion(database.sql, client.id),
      reading,
      reading.then((read) => whyClosed(services, read)),
      conditionsInForce(database.sql, settings, clock()),
      findLastAddresses(database.sql, client.id),
    ])
    const mode = body.delivery
    const quoted = quoteWithCode({
      lines: cart,
      promotion,
      mode,
      postcode: body.address?.postcode ?? null,
      settings: body.address ? shop : { ...shop, delivery: servedFirst(shop.delivery) },
      vatFranchise: settings.seller.vatFranchise,
      closed,
      at: clock(),
    })
    const means = meansFor(services, mode)
    return toQuoteReply(quoted, cart, {
      means,
      conditionsVersion,
      guaranteeNotice: settings.guaranteeNotice,
      pickupAddress: mode === 'magasin' ? settings.seller.address : null,
      addresses,
      promotion: promotion ? { code: promotion.code, problem: quoted.codeProblem } : null,
    })
  })
}
