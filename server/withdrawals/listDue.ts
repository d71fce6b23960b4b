import { asc, eq, getTableColumns, gte, not, or, sql as raw } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { openRefund } from '../database/openRefund'
import { orders, withdrawals } from '../database/schema'
import { findLinesByWithdrawal } from './findDeclared'
import { likelyOrder } from './likelyOrder'
import { isLate, lastDay, refundDue } from './rules'
import { shownState } from './shownState'

const day = 24 * 60 * 60_000
/** Ended ones are listed for so long after their last act, even if their money moved later. */
const shownMs = 30 * day
export const duePageSize = 50

/** Whether it is refused, or its money has moved. */
const isEnded = raw<boolean>`("withdrawals"."state" = 'refused'
  or "withdrawals"."state" = 'refunded' and ${openRefund} is null)`

/**
 * A page of the withdrawals, and one more if there is a next page: those that go on, then those that
 * ended lately. Among each, those of a known order come first, so that invented ones hide none; then
 * the first due.
 */
export async function listDue(sql: Sql, now: Date, after?: string) {
  const listed = sql
    .select({
      ...getTableColumns(withdrawals),
      likely: likelyOrder.as('likely'),
      receivedAt: orders.receivedAt,
      orderState: raw<OrderState | null>`${orders.state}`.as('order_state'),
      openRefund: openRefund.as('open_refund'),
      isEnded: isEnded.as('is_ended'),
      isUnknown: raw<boolean>`order_id is null and ${likelyOrder} is null`.as('is_unknown'),
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(or(not(isEnded), gte(withdrawals.changedAt, new Date(now.getTime() - shownMs))))
    .as('listed')
  const order = [listed.isEnded, listed.isUnknown, listed.submittedAt, listed.id]
  const rows = await sql
    .select()
    .from(listed)
    .where(
      after === undefined ? undefined : raw`(${raw.join(order, raw`, `)}) > ${readPlace(after)}`,
    )
    .orderBy(...order.map((one) => asc(one)))
    .limit(duePageSize + 1)
  const ids = rows.map(({ id }) => id)
  const lines = await findLinesByWithdrawal(sql, ids)
  return rows.map((row) => {
    const deadline = lastDay(row.receivedAt)
    return {
      ...row,
      shown: shownState(row),
      due: row.isEnded ? null : refundDue(row.submittedAt),
      deadline,
      isLate: isLate(row.submittedAt, deadline),
      lines: lines.get(row.id) ?? [],
    }
  })
}
export type DueWithdrawal = Awaited<ReturnType<typeof listDue>>[number]

/** The page, and the place of its last row if more follow. */
export function toPage(rows: readonly DueWithdrawal[]) {
  const page = rows.slice(0, duePageSize)
  const last = rows.length > duePageSize ? page.at(-1) : undefined
  return { page, next: last ? placeOf(last) : null }
}

const placeOf = ({ isEnded, isUnknown, submittedAt, id }: DueWithdrawal) =>
  [Number(isEnded), Number(isUnknown), submittedAt.getTime(), id].join('-')

function readPlace(place: string) {
  const [isEnded = 0, isUnknown = 0, time = 0, id = 0] = place.split('-').map(Number)
  return raw`(${isEnded === 1}, ${isUnknown === 1}, ${new Date(time).toISOString()}::timestamptz, ${id})`
}
