import { and, eq, ne, sql as raw, type Placeholder } from 'drizzle-orm'
import type { PaymentMeans } from '../../contract/paymentMeans'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { orders, paymentAttempts } from '../database/schema'
import { meansOfOrder } from '../orders/queries'

type OwnOrder = { id: number; clientId: string }
type Given<Field> = Field | Placeholder
const ownOrder = ({ id, clientId }: { id: Given<number>; clientId: Given<string> }) =>
  and(eq(orders.id, id), eq(orders.clientId, clientId))
const asked = { id: raw.placeholder('id'), clientId: raw.placeholder('clientId') }

const isAwaited = eq(orders.state, 'en attente de paiement')
const stateAndDelivery = {
  state: orders.state,
  delivery: orders.delivery,
  address: orders.address,
  promotionId: orders.promotionId,
  totalCents: orders.totalCents,
}

/** The state of the client's own cart or order; undefined if it is unknown or another client's. */
export async function findState(sql: Sql, own: OwnOrder) {
  const [order] = await sql.select({ state: orders.state }).from(orders).where(ownOrder(own))
  return order
}

/**
 * The state and delivery of the client's own cart or order, locked until the transaction ends;
 * undefined if it is unknown or belongs to another client.
 */
export async function lockState(tx: Sql, own: OwnOrder) {
  const [order] = await lockedState(tx).execute(own)
  return order
}
const lockedState = prepareOnce((sql) =>
  sql
    .select(stateAndDelivery)
    .from(orders)
    .where(ownOrder(asked))
    .for('update')
    .prepare('locked_state'),
)
export type OrderStateAndDelivery = NonNullable<Awaited<ReturnType<typeof lockState>>>

/**
 * The means of the client's orders that await their payment, of each its last attempt's; without the
 * order that is paid now.
 */
export async function findUnpaidMeans(sql: Sql, own: OwnOrder): Promise<PaymentMeans[]> {
  const rows = await unpaidOrders(sql).execute(own)
  return rows.map(({ means }) => means ?? 'card')
}
const unpaidOrders = prepareOnce((sql) =>
  sql
    .select({ means: meansOfOrder })
    .from(orders)
    .where(and(eq(orders.clientId, asked.clientId), ne(orders.id, asked.id), isAwaited))
    .prepare('unpaid_orders'),
)

/** How often the payment of an order was started. */
export function countAttempts(sql: Sql, orderId: number): Promise<number> {
  return sql.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))
}
