import { absoluteUrl } from '../../contract/site/pageSettings'
import { orderConfirmation } from '../../wording/mails/orderConfirmation'
import { orderForShop } from '../../wording/mails/orderForShop'
import { requestProof } from '../clients/proof'
import type { Sql } from '../database/connect'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'
import type { Buyer } from '../clients/lockBuyer'
import type { CartLine } from '../cart/queries'
import { totalOf } from '../cart/rules'
import type { SettledOrder } from './settle'

type PaidCart = SettledOrder & { client: Buyer; lines: readonly CartLine[] }

/**
 * Queues the confirmation of the contract, and the shop's copy, in the transaction that pays the
 * order. If the client's e-mail is not proven, the confirmation waits, and a link that proves the
 * e-mail is sent first: otherwise the shop would mail the buyer's text to a stranger.
 */
export async function queueOrderMails(
  tx: Sql,
  settings: Settings,
  { client, ...order }: PaidCart,
): Promise<void> {
  const { seller, payment } = settings
  const { at } = order
  const paid = { ...order, totalCents: totalOf(order.lines) }
  const link = absoluteUrl(`/command/${order.id}`, settings)
  await queueMail(tx, {
    mail: orderConfirmation({ seller, payment }, paid, link),
    recipient: client.email,
    clientId: client.id,
    at,
    ...(!client.isProven && { heldForOrder: order.id }),
  })
  if (!client.isProven)
    await requestProof(tx, settings, {
      clientId: client.id,
      email: client.email,
      orderId: order.id,
      at,
    })
  // Without a client, so that deleting the account does not delete the shop's copy.
  await queueMail(tx, {
    mail: orderForShop({ seller, payment }, paid, client),
    recipient: seller.email,
    clientId: null,
    at,
  })
}
