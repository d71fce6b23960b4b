import { asc, eq, getTableColumns, gte, not, or, sql as raw } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { openRefund } from '../database/openRefund'
import { pageOf } from '../database/pageOf'
import { orders, withdrawals } from '../database/schema'
import { findLinesByWithdrawal } from './findDeclared'
import { likelyOrder } from './likelyOrder'
import { isLate, lastDay, refundDue } from './rules'
import { shownState } from './shownState'
import { dayMs } from '../system/durations'

/** Ended ones are listed for so long after their last act, even if their money moved later. */
const shownMs = 30 * dayMs
export const duePageSize = 50

/** Whether it is refused, or its money has moved. */
const isEnded = raw<boolean>`("withdrawals"."state" = 'refused'
  or "withdrawals"."state" = 'refunded' and ${openRefund} is null)`

/**
 * A page of the withdrawals: those that go on, then those that ended lately. Among each, those of a
 * known order come first, so that invented ones hide none; then the first due.
 */
export async function listDue(sql: Sql, now: Date, after?: string) {
  const found = sql
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
    .as('found')
  const order = [found.isEnded, found.isUnknown, found.submittedAt, found.id]
  const rows = await sql
    .select()
    .from(found)
    .where(
      after === undefined ? undefined : raw`(${raw.join(order, raw`, `)}) > ${readPlace(after)}`,
    )
    .orderBy(...order.map((one) => asc(one)))
    .limit(duePageSize + 1)
  const page = pageOf(rows, duePageSize, placeOf)
  const ids = page.listed.map(({ id }) => id)
  const lines = await findLinesByWithdrawal(sql, ids)
  const listed = page.listed.map((row) => {
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
  return { listed, next: page.next }
}
export type DueWithdrawal = Awaited<ReturnType<typeof listDue>>['listed'][number]

type Place = { isEnded: boolean; isUnknown: boolean; submittedAt: Date; id: number }
const placeOf = ({ isEnded, isUnknown, submittedAt, id }: Place) =>
  [Number(isEnded), Number(isUnknown), submittedAt.getTime(), id].join('-')

function readPlace(place: string) {
  const [isEnded = 0, isUnknown = 0, time = 0, id = 0] = place.split('-').map(Number)
  return raw`(${isEnded === 1}, ${isUnknown === 1}, ${new Date(time).toISOString()}::timestamptz, ${id})`
}
