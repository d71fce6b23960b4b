import { and, desc, eq, ne, sql as raw, type SQL } from 'drizzle-orm'
import type { ManualMeans } from '../../../contract/paymentMeans'
import type { OrderState } from '../../../contract/orderStates'
import { staffPageSize } from '../../../contract/lists'
import { isAwaitedBy } from '../../checkout/attempts'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { isLikeEach, likePatterns } from '../../database/likePatterns'
import { pageOf } from '../../database/pageOf'
import { isAfter, placeOf } from '../../database/placeInList'
import { placedColumns } from '../../database/placedOrders'
import { clients, orders, orderSearch } from '../../database/schema'
import { plannedAnew } from '../../database/withPreparedStatements'
import { recipientName } from '../../orders/recipientName'
import { moneyOfOrder } from '../../orders/money'
import { readWords } from '../clients/rules'
import { disputedOrders, ordersWithOpenRefunds } from './countOrders'

const maxLookedUp = 2_000

export type Wanted = {
  state?: OrderState | undefined
  q?: string | undefined
  /** Only the orders with a refund that the staff should look after at this time. */
  refundsOpenAt?: Date | undefined
  /** Only the orders whose payment is disputed. */
  disputed?: 'open' | undefined
  /** Only the orders whose money the shop awaits by this means. */
  to_pay?: ManualMeans | undefined
  clientId?: string
  after?: string | undefined
}

/** A page of orders, newest first. */
export async function findOrderPage(
  sql: Sql,
  { state, q = '', refundsOpenAt, disputed, to_pay: means, clientId, after }: Wanted,
) {
  const patterns = await likePatterns(sql, readWords(q))
  const rows = await sql
    .select({
      id: orders.id,
      revision: orders.revision,
      state: orders.state,
      delivery: placedColumns.delivery,
      totalCents: placedColumns.totalCents,
      orderedAt: placedColumns.orderedAt,
      address: orders.address,
      addressParts: orders.addressParts,
      name: recipientName,
      pieces: raw<number>`(select coalesce(sum(quantity), 0)::int from order_lines where order_id = "orders"."id")`,
      ...moneyOfOrder,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        ne(orders.state, 'panier'),
        state && eq(orders.state, state),
        refundsOpenAt && raw`${orders.id} in (${ordersWithOpenRefunds(refundsOpenAt)})`,
        disputed && raw`${orders.id} in (${disputedOrders})`,
        means && isAwaitedBy(means),
        clientId ? eq(orders.clientId, clientId) : undefined,
        after ? isAfter(after, { at: orders.orderedAt, id: orders.id }) : undefined,
        patterns.length > 0 ? await matches(sql, patterns) : undefined,
      ),
    )
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .limit(staffPageSize + 1)
  return pageOf(rows, staffPageSize, ({ orderedAt, id }) => placeOf(orderedAt, id))
}
export type OrderRow = Awaited<ReturnType<typeof findOrderPage>>['listed'][number]

/**
 * The condition that each pattern is in what the order is found by. Few orders are looked up by their
 * numbers; where many match, a page is full after few of the newest, so that these are read instead.
 */
async function matches(sql: Sql, patterns: readonly string[]): Promise<SQL> {
  const found = raw`select order_id from ${orderSearch} where ${isLikeEach(orderSearch.text, patterns)}`
  const rows = await rowsOf<{ order_id: number }>(
    sql,
    raw`${raw.raw(plannedAnew)} ${found} limit ${maxLookedUp + 1}`,
  )
  if (rows.length > maxLookedUp) return raw`${raw.raw(plannedAnew)} ${orders.id} in (${found})`
  const ids = rows.map((row) => row.order_id)
  if (ids.length === 0) return raw`false`
  // Without the offset, the list may be read to its end for an order that is not in it.
  return raw`${raw.raw(plannedAnew)} ${orders.id} in (select id from orders
    where id = any(${`{${ids.join()}}`}::int[]) offset 0)`
}
