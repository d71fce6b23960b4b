import { eq } from 'drizzle-orm'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import { wholeAddress } from '../../contract/pageSettings'
import type { Mail } from '../../wording/mails/mail'
import * as end from '../../wording/mails/orderEnd'
import { orderReady, orderSent } from '../../wording/mails/orderProgress'
import type { Sql } from '../database/connect'
import { clients, orders } from '../database/schema'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'

type Progress = { id: number; from: OrderState; to: OrderState; at: Date }
type Order = {
  id: number
  from: OrderState
  at: Date
  adress: string | null
  totalCents: number
  delivery: DeliveryMode
  link: string
}
type MailOf = (settings: Settings, order: Order) => Mail | null

/** The mail of each state that an order takes; null where the client needs none. */
const mails: Record<OrderState, MailOf | null> = {
  panier: null,
  // The payment queues the order's confirmation itself.
  payée: null,
  'en préparation': null,
  prête: ({ seller }, { adress, ...order }) =>
    adress === null ? null : orderReady(seller, { ...order, adress }),
  expédiée: ({ seller }, { adress, ...order }) =>
    adress === null ? null : orderSent(seller, { ...order, adress }),
  retirée: null,
  livrée: null,
  perdue: (shop, order) => end.orderLost(shop, order),
  retournée: (shop, order) => end.orderReturned(shop, order),
  annulée: (shop, order) => end.orderCancelled(shop, order),
  remboursée: (shop, order) => end.orderRefunded(shop, order, order.from),
}

/** Queues what the client of an order is told of its new state; nothing without an account. */
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
      adress: orders.adress,
      delivery: orders.delivery,
      totalCents: orders.totalCents,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, id))
  if (!order?.email || !order.paidAt || !order.delivery || order.totalCents === null) return
  const { clientId, email, adress, delivery, totalCents, paidAt } = order
  const link = wholeAddress(`/command/${id}`, settings)
  const mail = mailOf(settings, { id, from, at: paidAt, adress, totalCents, delivery, link })
  if (mail) await queueMail(tx, { mail, recipient: email, clientId, at })
}
