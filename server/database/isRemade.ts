import { sql as raw, type SQL } from 'drizzle-orm'
import { failedAt } from './failedAt'

const linesOf = (refund: SQL) => raw`refund_lines lines where lines.refund_id = ${refund}.id`

/** Whether a refund may return what a failed one did not: one of them names no line, or both name one. */
export const mayStandFor = (refund: SQL, failed: SQL) => raw`(
  not exists (select from ${linesOf(refund)}) or not exists (select from ${linesOf(failed)})
  or exists (select from refund_lines own join refund_lines other using (order_line_id)
    where own.refund_id = ${refund}.id and other.refund_id = ${failed}.id))`

/**
 * Whether refunds that may stand for a failed one, and were asked for since it failed, return its
 * sum. Rounding shifts a sum by a cent a piece. `isCounted` narrows them, as `made`.
 */
export const isRemade = (failed: SQL, isCounted = raw`true`) => raw`(
  ${failed}.amount_cents <= coalesce((select sum(lines.quantity) from ${linesOf(failed)}), 0)
    + (select coalesce(sum(made.amount_cents), 0) from refunds made
      where made.order_id = ${failed}.order_id and made.state <> 'failed' and ${isCounted}
        and made.created_at > ${failedAt(failed)} and ${mayStandFor(raw`made`, failed)}))`
