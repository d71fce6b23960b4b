import { eq } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import { storeAlert } from '../../server/alerts/queries'
import { makeLink } from '../../server/clients/links'
import { storeInvitation } from '../../server/reviews/invitations'
import { storeReview } from '../../server/reviews/write'
import { products } from '../../server/database/schema'
import { createLinkToken } from '../../server/mail/mailedLinks'
import { changeProducts, insertProduct, makeInvoice } from '../makeData'
import { startServer, type ServerOptions } from '../startServer'
import { testPasswords } from '../testPasswords'
import { newOrder } from './newOrder'
import { strongPassword } from './ownRequest'

export type World = Awaited<ReturnType<typeof openWorld>>
/** What only the running shop knows, under the names by which requests call it. */
export type Facts = Awaited<ReturnType<World['newFacts']>>

/** A running shop with products for sale and clients who are shopping. */
export async function openWorld(options: ServerOptions = {}) {
  const server = await startServer(options)
  const { clock, tokens, database } = server.services
  const { sql } = database
  const passwordHash = await testPasswords.hash(strongPassword)
  const plenty = await insertProduct(sql, { stock: 1_000_000, priceCents: 250 })
  const lastOne = await insertProduct(sql, { stock: 1, categoryId: 1 })
  const soldOut = await insertProduct(sql, { stock: 0, picture: null, weightGrams: null })
  const many = { product: plenty, quantity: 1000 }
  const one = { product: lastOne, quantity: 1 }

  /** Two new clients with their tokens, carts and orders, and the first one's mailed links. */
  async function newFacts() {
    await changeProducts(sql, { stock: 1 }, eq(products.id, lastOne.id))
    const own = await server.registerClient({ passwordHash })
    const other = await server.registerClient()
    const order = (clientId: string, state: OrderState, lines = [many]) =>
      newOrder(sql, { clientId, state, lines })
    const cart = await order(own.id, 'panier', [many, one])
    const otherCart = await order(other.id, 'panier')
    const link = async (of: { passwordHash: string } | { newEmail: string }) => {
      const purpose = 'newEmail' in of ? 'email' : 'password'
      return (await makeLink(sql, { clientId: own.id, purpose, ...of }, clock()))!
    }
    const alert = createLinkToken()
    const { tokenHash } = alert
    const email = `alerte.${own.email}`
    await storeAlert(sql, { productId: soldOut.id, email, tokenHash, now: clock() })
    const received = Number((await order(own.id, 'retirée', [many, one])).id)
    const reviewLink = createLinkToken()
    const invited = { orderId: received, email: own.email, now: clock() }
    await storeInvitation(sql, { ...invited, tokenHash: reviewLink.tokenHash })
    const reviewer = { orderId: received, clientId: own.id, firstName: '', lastName: '' }
    const review = { stars: 5, text: 'Une belle théière.', author: 'Camille M.', at: clock() }
    await sql.transaction((tx) => storeReview(tx, reviewer, { ...review, serial: lastOne.serial }))
    const paid = await order(own.id, 'payée')
    return {
      OWN_CLIENT: own.id,
      OTHER_CLIENT: other.id,
      OWN_TOKEN: own.token,
      OTHER_TOKEN: other.token,
      DEAD_TOKEN: tokens.issue({ clientId: own.id, version: 99 }),
      UNSIGNED_TOKEN: `${btoa('{"alg":"none","typ":"JWT"}')}.${own.token.split('.')[1]}.`,
      OWN_EMAIL: own.email,
      OWN_LINE: cart.firstLine,
      OTHER_LINE: otherCart.firstLine,
      OWN_CART: cart.id,
      OTHER_CART: otherCart.id,
      RECEIVED_ORDER: String(received),
      PAID_ORDER: paid.id,
      OWN_DOCUMENT: await makeInvoice(server.services, Number(paid.id)),
      UNPAID_ORDER: (await order(own.id, 'en attente de paiement')).id,
      CANCELLED_ORDER: (await order(own.id, 'annulée')).id,
      SERIAL_ONE: plenty.serial,
      SERIAL_LAST_ONE: lastOne.serial,
      SERIAL_SOLD_OUT: soldOut.serial,
      LINK_PASSWORD: await link({ passwordHash }),
      LINK_EMAIL: await link({ newEmail: `libre.${own.email}` }),
      LINK_EMAIL_TAKEN: await link({ newEmail: other.email }),
      LINK_ALERT: alert.token,
      LINK_REVIEW: reviewLink.token,
    }
  }
  return { server, newFacts }
}
