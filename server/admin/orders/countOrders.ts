import { sql as raw } from 'drizzle-orm'
import { orderStates, type OrderState } from '../../../contract/orderStates'
import type { ManualMeans } from '../../../contract/paymentMeans'
import { awaitedBy } from '../../checkout/attempts'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { isOpenRefund } from '../../orders/refunds/isOpenRefund'
import { boundedCount, boundedOrders } from '../boundedCount'

/** The numbers of the orders with a refund that the staff should look after. */
export const ordersWithOpenRefunds = (now: Date) =>
  raw`select r.order_id from refunds r where ${isOpenRefund(raw`r`, now)}`

/** How many orders have a refund that the staff should look after, up to a limit. */
export async function countOpenRefunds(sql: Sql, now: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    sql,
    raw`select ${boundedOrders(ordersWithOpenRefunds(now))} as count`,
  )
  return row?.count ?? 0
}

/** The numbers of the orders with a payment that is disputed. */
export const disputedOrders = raw`select order_id from payment_attempts where disputed_at is not null`

/** How many orders have a payment that is disputed, up to a limit. */
export async function countDisputed(sql: Sql): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    sql,
    raw`select ${boundedOrders(disputedOrders)} as count`,
  )
  return row?.count ?? 0
}

/** How many orders the shop awaits the money of, by each means. */
export async function countToPay(sql: Sql): Promise<Record<ManualMeans, number>> {
  const [row] = await rowsOf<Record<ManualMeans, number>>(
    sql,
    raw`select ${boundedCount(awaitedBy('counter'))} as counter,
      ${boundedCount(awaitedBy('transfer'))} as transfer`,
  )
  return row ?? { counter: 0, transfer: 0 }
}

const countedStates = orderStates.filter((state) => state !== 'panier')

/** How many orders are in each state. */
export function countStates(sql: Sql) {
  const states = raw.join(
    countedStates.map((state) => raw`(${state})`),
    raw`, `,
  )
  return rowsOf<{ state: OrderState; count: number }>(
    sql,
    raw`select named.state, ${boundedCount(raw`orders
      where orders.state = named.state and orders.state <> 'panier'`)} as count
      from (values ${states}) as named(state)`,
  )
}
