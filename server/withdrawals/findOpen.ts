import { and, asc, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { withdrawals } from '../database/schema'
import { likelyOrder } from './likelyOrder'
import { openStates } from './rules'

const orderId = raw<number>`coalesce("withdrawals"."order_id", ${likelyOrder})`

/**
 * The withdrawals from these orders that go on, oldest first; also those of guests that are not
 * matched yet.
 */
export function findOpen(sql: Sql, orderIds: readonly number[]) {
  return sql
    .select({ id: withdrawals.id, state: withdrawals.state, orderId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.state, openStates), inArray(orderId, [...orderIds])))
    .orderBy(asc(withdrawals.id))
}
