import { eq } from 'drizzle-orm'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { Mail } from '../../wording/mails/mail'
import { orderConfirmation } from '../../wording/mails/orderConfirmation'
import * as end from '../../wording/mails/orderEnd'
import { orderReady, orderSent } from '../../wording/mails/orderProgress'
import type { Sql } from '../database/connect'
import { clients, orders } from '../database/schema'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'
import { findOrderLines } from './queries'

type Progress = { id: number; from: OrderState; to: OrderState; at: Date }
type Order = {
  id: number
  from: OrderState
  at: Date
  /** Null if it must not be shown, because someone who has not proven the e-mail typed it. */
  address: string | null
  totalCents: number
  delivery: DeliveryMode
  link: string
}
type MailOf = (settings: Settings, order: Order) => Mail

/** The mail of each state of an order; null if the client needs none. */
const mails: Record<OrderState, MailOf | null> = {
  panier: null,
  // The payment itself queues the confirmation.
  payée: null,
  'en préparation': null,
  prête: ({ seller }, order) => orderReady(seller, order),
  expédiée: ({ seller }, order) => orderSent(seller, order),
  retirée: null,
  livrée: null,
  perdue: (shop, order) => end.orderLost(shop, order),
  retournée: (shop, order) => end.orderReturned(shop, order),
  annulée: (shop, order) => end.orderCancelled(shop, order),
  remboursée: (shop, order) => end.orderRefunded(shop, order, order.from),
}

/** Queues the mail about an order's new state; nothing if the account is deleted. */
export async function queueProgressMail(
  tx: Sql,
  settings: Settings,
  { id, from, to, at }: Progress,
): Promise<void> {
  const mailOf = mails[to]
  if (!mailOf) return
  const [order] = await tx
    .select({
      clientId: clients.id,
      email: clients.email,
      provenAt: clients.emailProvenAt,
      address: orders.address,
      delivery: orders.delivery,
      totalCents: orders.totalCents,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, id))
  if (!order?.email || !order.paidAt || !order.delivery || order.totalCents === null) return
  const { clientId, email, provenAt, delivery, totalCents, paidAt } = order
  // An order to be picked up has the shop's own address.
  const address = provenAt !== null || delivery === 'magasin' ? order.address : null
  const link = absoluteUrl(`/command/${id}`, settings)
  const mail = mailOf(settings, { id, from, at: paidAt, address, totalCents, delivery, link })
  await queueMail(tx, { mail, recipient: email, clientId, at })
  if (provenAt === null && (to === 'prête' || to === 'expédiée'))
    await queueLateConfirmation(tx, settings, { id, clientId, email, address, at })
}

type Unconfirmed = { id: number; clientId: string; email: string; address: string | null; at: Date }

/**
 * The law demands a confirmation of the contract before the goods are handed over (code de la
 * consommation, L.221-13), also for a client who never proved the e-mail: that mail omits the typed
 * address. It is sent when the shopkeeper prepares the order.
 */
async function queueLateConfirmation(
  tx: Sql,
  settings: Settings,
  { id, clientId, email, address, at }: Unconfirmed,
): Promise<void> {
  const lines = await findOrderLines(tx, { id, clientId })
  const order = lines[0]?.order
  if (!order) return
  const { seller, payment } = settings
  const paid = { ...order, at: order.paidAt, address, lines }
  const link = absoluteUrl(`/command/${id}`, settings)
  const mail = orderConfirmation({ seller, payment }, paid, link)
  await queueMail(tx, { mail, recipient: email, clientId, at })
}
