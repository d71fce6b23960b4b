import type { FastifyInstance } from 'fastify'
import { quoteCart } from '../../contract/api/quote'
import { whyClosed } from '../catalogue/whyClosed'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { meansFor } from './chooseProvider'
import { conditionsInForce } from '../conditions/inForce'
import { findCartPromotion } from '../promotions/queries'
import { lowerLines } from '../promotions/rules'
import { findLastAddresses } from './lastAddresses'
import { quote } from './quote'
import { findQuoteLines } from './quoteLines'
import { toQuoteReply } from './serializeQuote'

export function registerQuote(app: FastifyInstance, services: Services): void {
  const { settings, database, shopSettings, clock } = services

  registerEndpoint(app, quoteCart, async ({ client, body }) => {
    const reading = shopSettings.read()
    const [cart, promotion, shop, closed, conditionsVersion, addresses] = await Promise.all([
      findQuoteLines(database.sql, client.id),
      findCartPromotion(database.sql, client.id),
      reading,
      reading.then((read) => whyClosed(services, read)),
      conditionsInForce(database.sql, settings, clock()),
      findLastAddresses(database.sql, client.id),
    ])
    const mode = body.delivery
    const postcode = body.address?.postcode ?? null
    const at = clock()
    const { lines, problem } = lowerLines(cart, promotion, at)
    const discountName = promotion?.code ?? null
    const { vatFranchise } = settings.seller
    const quoted = quote({
      lines,
      discountName,
      mode,
      postcode,
      settings: shop,
      vatFranchise,
      closed,
      at,
    })
    const means = meansFor(services, mode)
    return toQuoteReply(quoted, lines, {
      means,
      conditionsVersion,
      addresses,
      promotion: promotion ? { code: promotion.code, problem } : null,
    })
  })
}
