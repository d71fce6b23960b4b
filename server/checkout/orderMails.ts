import type { PaymentMeans } from '../../contract/paymentMeans'
import { adminOrderPath } from '../../contract/site/adminPaths'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { orderConfirmation } from '../../wording/mails/orderConfirmation'
import { orderForShop } from '../../wording/mails/orderForShop'
import { requestProof } from '../clients/proof'
import type { Sql } from '../database/connect'
import { queueMail } from '../mail/outbox'
import { storeConfirmation } from '../orders/confirmations'
import { conditionsOf } from '../conditions/conditionsOf'
import type { LockedOrder } from '../orders/lockOrder'
import { asTaken, mailedOrder } from '../orders/mailedOrder'
import type { Settings } from '../settings'
import { toShop } from './toShop'

/** What a mail about an order and its payment is written from. */
export type Told = { order: LockedOrder; means: PaymentMeans; at: Date }
/** `isHandedOver`: the client has taken the articles along. */
type Paid = Told & {
  isHandedOver: boolean
  /** The counter where the shop was told to prepare the order; otherwise the means to pay it by. */
  chosen: PaymentMeans
}

/**
 * Queues the confirmation of the contract, and the shop's copy, in the transaction that pays the
 * order. If the client's e-mail is not proven, the confirmation waits, and a link that proves the
 * e-mail is sent first: otherwise the shop would mail the buyer's text to a stranger.
 */
export async function queueOrderMails(
  tx: Sql,
  settings: Settings,
  { order, means, chosen, at, isHandedOver }: Paid,
): Promise<void> {
  const client = order.buyer
  // Money for the order of a deleted account goes back.
  if (!client) return
  const { firstName } = client
  const recalled = await mailedOrder(tx, settings, { order, means, at, firstName, isHidden: false })
  const mailed = isHandedOver ? asTaken(recalled) : recalled
  const { seller } = settings
  const isAwaited = order.state === 'en attente de paiement'
  const isNew = chosen !== 'counter' || !isAwaited
  const link = absoluteUrl(adminOrderPath(order.id), settings)
  const told = { ...client, isNew, isHandedOver, link }
  const forShop = toShop(settings, orderForShop(seller, mailed, told), at)
  const { id: clientId, email, isProven } = client
  const { id: orderId, conditionsId: accepted } = order
  const conditions = await conditionsOf(tx, settings, { conditionsId: accepted, at })
  const { id: conditionsId, path } = conditions
  const mail = orderConfirmation(seller, mailed, absoluteUrl(path, settings))
  await storeConfirmation(tx, { orderId, at, mail, conditionsId })
  const held = isProven ? {} : { heldForOrder: orderId }
  // Code de la consommation, L.221-13.
  const owed = { clientId, at, conditionsId, outlivesAccount: true, ...held }
  await queueMail(tx, { mail, recipient: email, ...owed }, forShop)
  if (!isProven) await requestProof(tx, settings, { clientId, email, for: orderId, at })
}
