import { wholeAddress } from '../../contract/pageSettings'
import { orderConfirmation } from '../../wording/mails/orderConfirmation'
import type { Sql } from '../database/connect'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'
import type { CartLine } from './queries'
import { totalOf } from './rules'
import type { SettledOrder } from './settle'

type PaidCart = SettledOrder & { clientId: string; email: string; lines: readonly CartLine[] }

/** Queues the confirmation of the contract in the transaction that makes it. */
export async function queueConfirmation(
  tx: Sql,
  settings: Settings,
  { clientId, email, lines, ...order }: PaidCart,
): Promise<void> {
  const { seller, payment } = settings
  const link = wholeAddress(`/command/${order.id}`, settings)
  const confirmed = { ...order, totalCents: totalOf(lines), lines }
  const mail = orderConfirmation({ seller, payment }, confirmed, link)
  await queueMail(tx, { mail, recipient: email, clientId, at: order.at })
}
