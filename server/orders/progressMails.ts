import { eq } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { Mail } from '../../wording/mails/mail'
import { orderConfirmation } from '../../wording/mails/orderConfirmation'
import * as end from '../../wording/mails/orderEnd'
import { orderReady, orderSent } from '../../wording/mails/orderProgress'
import type { Sql } from '../database/connect'
import { isNothingKept } from '../database/keptPieces'
import { placedColumns } from '../database/placedOrders'
import { clients, orders } from '../database/schema'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'
import { conditionsOf } from '../conditions/conditionsOf'
import { findConfirmedConditions } from './confirmations'
import { findUnpacked } from './findUnpacked'
import { asTaken, mailedOrder } from './mailedOrder'
import { heldCents, moneyOfOrder, pendingCents } from './money'
import { meansOfOrder } from './queries'

type Progress = {
  id: number
  to: OrderState
  at: Date
  /** Of a parcel that was sent before: whether its mail named a number. */
  correction: { hadNumber: boolean } | undefined
  /** Whether the client is told of the state. */
  isTold: boolean
}
type MailOf = (
  settings: Settings,
  order: end.EndedOrder,
  correction: Progress['correction'],
) => Mail

/** The mail of each state of an order; null if the client needs none. */
const mails: Record<OrderState, MailOf | null> = {
  panier: null,
  // The checkout queues the mails about payments.
  'en attente de paiement': null,
  expirée: null,
  payée: null,
  'en préparation': null,
  prête: ({ seller }, order) => orderReady(seller, order),
  expédiée: ({ seller }, order, correction) => orderSent(seller, order, correction),
  retirée: null,
  livrée: null,
  perdue: ({ seller }, order) => end.orderLost(seller, order),
  retournée: ({ seller }, order) => end.orderReturned(seller, order),
  annulée: ({ seller }, order) => end.orderCancelled(seller, order),
  remboursée: null,
}

/**
 * Queues the mail about a paid order's new state, and before the goods are handed over the confirmation
 * for a client who never proved the e-mail; nothing if the account is deleted.
 */
export async function queueProgressMail(
  tx: Sql,
  settings: Settings,
  { id, to, at, correction, isTold }: Progress,
): Promise<void> {
  const mailOf = mails[to]
  if (!mailOf) return
  const [order] = await tx
    .select({
      ...placedColumns,
      email: clients.email,
      provenAt: clients.emailProvenAt,
      firstName: clients.firstName,
      means: meansOfOrder,
      pendingCents,
      heldCents,
      isDisputed: moneyOfOrder.isDisputed,
      isNothingKept,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, id))
  if (!order?.email || !order.paidAt) return
  const { clientId, email: recipient, provenAt, firstName, means, conditionsId } = order
  const mailed = await mailedOrder(tx, settings, {
    order,
    means: means ?? 'demonstration',
    at,
    firstName,
    isHidden: provenAt === null,
  })
  if (isTold) {
    const unpacked = await findUnpacked(tx, id)
    const told = { isNothingKept: order.isNothingKept, ...openMoney(order) }
    const mail = mailOf(settings, { ...mailed, unpacked, ...told }, correction)
    await queueMail(tx, { mail, recipient, clientId, at })
  }
  if (provenAt !== null || correction || (to !== 'prête' && to !== 'expédiée')) return
  // The law demands a confirmation of the contract before the goods are handed over (code de la
  // consommation, L.221-13), also for a client who never proved the e-mail: without the address.
  // Those of the order's day also for a caller that named none.
  const known = conditionsId ?? (await findConfirmedConditions(tx, id))
  const conditions = await conditionsOf(tx, settings, { conditionsId: known, at })
  const link = absoluteUrl(conditions.path, settings)
  await queueMail(tx, {
    mail: orderConfirmation(settings.seller, isTold ? mailed : asTaken(mailed), link),
    recipient,
    clientId,
    at,
    conditionsId: conditions.id,
    outlivesAccount: true,
  })
}

type Money = Pick<end.EndedOrder, 'pendingCents' | 'heldCents'>

/** What is to be said of its money. */
function openMoney(order: Money & { isDisputed: boolean }): Money {
  // A provider refunds no payment that is disputed: the dispute may return the money.
  if (order.isDisputed) return { pendingCents: 0, heldCents: 0 }
  const { pendingCents: pending, heldCents: held } = order
  return { pendingCents: pending, heldCents: held }
}
