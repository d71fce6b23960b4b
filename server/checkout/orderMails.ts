import type { PaymentMeans } from '../../contract/paymentMeans'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { Mail } from '../../wording/mails/mail'
import { orderConfirmation } from '../../wording/mails/orderConfirmation'
import {
  counterOrderEndedForShop,
  counterOrderForShop,
  orderForShop,
} from '../../wording/mails/orderForShop'
import type { MailedOrder } from '../../wording/mails/orderRecap'
import * as unpaid from '../../wording/mails/unpaidOrder'
import { requestProof } from '../clients/proof'
import type { Sql } from '../database/connect'
import { queueMail } from '../mail/outbox'
import { storeConfirmation } from '../orders/confirmations'
import { conditionsOf } from '../conditions/conditionsOf'
import type { LockedOrder } from '../orders/lockOrder'
import { mailedOrder } from '../orders/mailedOrder'
import type { Settings } from '../settings'

type Told = { order: LockedOrder; means: PaymentMeans; at: Date }
/** `isHandedOver`: the client has taken the articles along. */
type Paid = Told & { isHandedOver: boolean }

/**
 * Queues the confirmation of the contract, and the shop's copy, in the transaction that pays the
 * order. If the client's e-mail is not proven, the confirmation waits, and a link that proves the
 * e-mail is sent first: otherwise the shop would mail the buyer's text to a stranger.
 */
export async function queueOrderMails(
  tx: Sql,
  settings: Settings,
  { order, means, at, isHandedOver }: Paid,
): Promise<void> {
  const client = order.buyer
  // Money for the order of a deleted account goes back.
  if (!client) return
  const { firstName } = client
  const recalled = await mailedOrder(tx, settings, { order, means, at, firstName, isHidden: false })
  if (!recalled) return
  const mailed = isHandedOver ? { ...recalled, promised: null, hours: [] } : recalled
  const { seller } = settings
  const isAwaited = order.state === 'en attente de paiement'
  const told = { ...client, isNew: means !== 'counter' || !isAwaited, isHandedOver }
  const forShop = toShop(settings, orderForShop(seller, mailed, told), at)
  const { id: clientId, email, isProven } = client
  const { id: orderId, conditionsId: accepted } = order
  const conditions = await conditionsOf(tx, settings, { conditionsId: accepted, at })
  const { id: conditionsId, path } = conditions
  const mail = orderConfirmation(seller, mailed, absoluteUrl(path, settings))
  await storeConfirmation(tx, { orderId, at, mail, conditionsId })
  const held = isProven ? {} : { heldForOrder: orderId }
  await queueMail(tx, { mail, recipient: email, clientId, at, conditionsId, ...held }, forShop)
  if (!isProven) await requestProof(tx, settings, { clientId, email, for: orderId, at })
}

/** A mail to the shop; without a client, so that deleting the account does not delete it. */
const toShop = ({ seller }: Settings, mail: Mail, at: Date) => ({
  mail,
  recipient: seller.email,
  clientId: null,
  at,
  // No flood of messages delays it.
  isLimited: true,
})

type Instructed = Told & { reference: string; expiresAt: Date }

/**
 * Queues how to pay an order by transfer or at the counter; of the counter's, the shop learns what to
 * prepare.
 */
export async function queueInstructions(
  tx: Sql,
  settings: Settings,
  { order, means, reference, expiresAt: until, at }: Instructed,
): Promise<void> {
  const { seller, payments } = settings
  const { bank } = payments
  // Without an account there is nothing to instruct.
  if (means === 'transfer' && !bank) return
  const mailed = await queueForClient(tx, settings, { order, means, at }, (told) =>
    means === 'transfer' && bank
      ? unpaid.transferInstructions(seller, told, { ...bank, reference, until })
      : unpaid.counterInstructions(seller, told, until),
  )
  if (means !== 'counter' || !mailed || !order.buyer) return
  const mail = counterOrderForShop(seller, mailed, { name: order.buyer.name, until })
  await queueMail(tx, toShop(settings, mail, at))
}

/** Queues once that a transfer has not arrived yet; `id` is the mail's. */
export async function queueReminder(
  tx: Sql,
  settings: Settings,
  { id, reference, expiresAt: until, ...told }: Instructed & { id: string },
): Promise<void> {
  const { seller, payments } = settings
  const { bank } = payments
  if (!bank) return
  await queueForClient(
    tx,
    settings,
    told,
    (mailed) => unpaid.transferReminder(seller, mailed, { ...bank, reference, until }),
    id,
  )
}

/** Queues the end of an order that was not paid. */
export async function queueUnpaidEnd(
  tx: Sql,
  settings: Settings,
  { to, ...told }: Told & { to: 'expirée' | 'annulée' },
): Promise<void> {
  await queueForClient(tx, settings, told, (order) =>
    unpaid.unpaidOrderEnded(settings.seller, order, to),
  )
}

/**
 * Queues for the shop that an order which it was to prepare for the counter has ended unpaid, also a
 * deleted account's.
 */
export async function queueCounterEnd(tx: Sql, settings: Settings, told: Told): Promise<void> {
  const mailed = await mailedOrder(tx, settings, { ...told, firstName: null, isHidden: true })
  if (!mailed) return
  await queueMail(tx, toShop(settings, counterOrderEndedForShop(settings.seller, mailed), told.at))
}

/** Queues that money arrived which the order does not need. */
export async function queueMoneyReturned(
  tx: Sql,
  settings: Settings,
  { amountCents, ...told }: Told & { amountCents: number },
): Promise<void> {
  await queueForClient(tx, settings, told, (mailed) =>
    unpaid.moneyComesBack(settings.seller, mailed, amountCents),
  )
}

async function queueForClient(
  tx: Sql,
  settings: Settings,
  { order, means, at }: Told,
  mailOf: (mailed: MailedOrder) => Mail,
  id?: string,
): Promise<MailedOrder | undefined> {
  const client = order.buyer
  if (!client) return undefined
  const { firstName, isProven } = client
  const mailed = await mailedOrder(tx, settings, {
    order,
    means,
    at,
    firstName,
    isHidden: !isProven,
  })
  if (!mailed) return undefined
  await queueMail(tx, {
    mail: mailOf(mailed),
    recipient: client.email,
    clientId: client.id,
    at,
    ...(id !== undefined && { id }),
  })
  return mailed
}
