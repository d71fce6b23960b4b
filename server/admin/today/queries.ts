import { and, asc, desc, eq, gt, lte, sql as raw } from 'drizzle-orm'
import { maxCounted } from '../../../contract/api/staff/staffOrders'
import { addDays, inParis } from '../../../contract/parisianDays'
import { lowStock } from '../../../contract/lowStock'
import { awaitedBy } from '../../checkout/attempts'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { products, reviews } from '../../database/schema'
import { isToRead } from '../../reviews/queries'
import { boundedCount, boundedOrders } from '../boundedCount'
import { firstOf } from '../../database/firstOf'
import { disputedOrders, ordersWithOpenRefunds } from '../orders/countOrders'
import { dayMs } from '../../system/durations'

const maxListed = 20
const weekMs = 7 * dayMs
const graceDays = 3

type Waiting = {
  to_prepare: number
  to_prepare_unpaid: number
  to_ship: number
  to_make_ready: number
  to_hand_over: number
  not_fetched: number
  not_delivered: number
  refunds: number
  disputes: number
  payments: number
  withdrawals: number
}

/** What waits for the staff. */
export async function findWaiting(sql: Sql, now: Date): Promise<Waiting> {
  const since = new Date(now.getTime() - weekMs).toISOString()
  const lately = addDays(inParis(now).day, -graceDays)
  const inState = (state: string, more = raw``) =>
    boundedCount(raw`orders where state = ${state} and state <> 'panier' ${more}`)
  const isReadySince = raw`and not exists (select from audit_log where order_id = orders.id
    and act = 'order_state' and at > ${since}::timestamptz) and ordered_at < ${since}::timestamptz`
  const [row] = await rowsOf<Waiting>(
    sql,
    raw`select ${inState('payée')} as to_prepare,
      ${boundedCount(awaitedBy('counter'))} as to_prepare_unpaid,
      ${inState('en préparation', raw`and delivery = 'domicile'`)} as to_ship,
      ${inState('en préparation', raw`and delivery = 'magasin'`)} as to_make_ready,
      ${inState('prête')} as to_hand_over,
      ${inState('prête', isReadySince)} as not_fetched,
      ${inState('expédiée', raw`and promised_to < ${lately}::date`)} as not_delivered,
      ${boundedOrders(ordersWithOpenRefunds(now))} as refunds,
      ${boundedOrders(disputedOrders)} as disputes,
      ${boundedCount(awaitedBy('transfer'))} as payments,
      ${boundedCount(raw`withdrawals where state not in ('refunded', 'refused')`)} as withdrawals`,
  )
  if (!row) throw new Error('A query without a table returned no row')
  return row
}

/** Reviews that nobody has read yet, up to a limit. */
export async function countToRead(sql: Sql): Promise<number> {
  const toRead = sql.select({ id: reviews.id }).from(reviews).where(isToRead).limit(maxCounted)
  return sql.$count(toRead.as('to_read'))
}

/**
 * Products on sale of which little or nothing is left, the least first. What is sold out comes after the
 * others: it hides none of those that can still be bought again in time.
 */
export async function findLowStock(sql: Sql) {
  const found = await sql
    .select({ serial: products.serial, name: products.name, stock: products.stock })
    .from(products)
    .where(and(eq(products.retired, false), lte(products.stock, lowStock)))
    .orderBy(
      desc(gt(products.stock, 0)),
      asc(products.stock),
      asc(products.sortName),
      asc(products.serial),
    )
    .limit(maxListed + 1)
  const { listed, hasMore } = firstOf(found, maxListed)
  return { low_stock: listed, has_all_low_stock: !hasMore }
}
