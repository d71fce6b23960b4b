import { adminOrderPath } from '../../contract/site/adminPaths'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { Mail } from '../../wording/mails/mail'
import { counterOrderEndedForShop, counterOrderForShop } from '../../wording/mails/orderForShop'
import type { MailedOrder } from '../../wording/mails/orderRecap'
import * as unpaid from '../../wording/mails/unpaidOrder'
import type { Sql } from '../database/connect'
import { queueMail } from '../mail/outbox'
import { mailedOrder } from '../orders/mailedOrder'
import type { Settings } from '../settings'
import type { Told } from './orderMails'
import { toShop } from './toShop'

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
  const link = absoluteUrl(adminOrderPath(order.id), settings)
  const mail = counterOrderForShop(seller, mailed, { name: order.buyer.name, until, link })
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
  await queueMail(tx, {
    mail: mailOf(mailed),
    recipient: client.email,
    clientId: client.id,
    at,
    ...(id !== undefined && { id }),
  })
  return mailed
}
