import { and, asc, eq, isNull, notInArray, or } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { openRefund } from '../database/openRefund'
import { withdrawals } from '../database/schema'
import { openStates } from './rules'
import { shownState } from './shownState'

/**
 * The withdrawals from this order that are refused or refunded, oldest first; also the refused ones of
 * guests that were not matched.
 */
export async function findEnded(sql: Sql, orderId: number) {
  const { id, state, refusal, orderId: matched, likelyOrderId: likely } = withdrawals
  const isOfOrder = or(eq(matched, orderId), and(isNull(matched), eq(likely, orderId)))
  const rows = await sql
    .select({ id, state, refusal, openRefund: openRefund.as('open_refund') })
    .from(withdrawals)
    .where(and(notInArray(state, [...openStates]), isOfOrder))
    .orderBy(asc(id))
  return rows.map((row) => ({ id: row.id, state: shownState(row), refusal: row.refusal }))
}
