import { sql as raw } from 'drizzle-orm'
import { openPieces, unpackedPieces } from './returnedPieces'

/** Whether pieces of an order line are neither sent back nor refunded. */
export const isKept = raw`"order_lines"."quantity" > ${unpackedPieces} + ${openPieces}`

/**
 * Whether a withdrawal is about a whole order. What is declared of the whole order names no line; a
 * guest's that names articles is read first.
 */
export const isSentBack = raw`exists (
  select 1 from withdrawals w
  where coalesce(w.order_id, w.likely_order_id) = "orders"."id" and w.state <> 'refused'
    and (w.order_id is not null or w.articles is null)
    and not exists (select 1 from withdrawal_lines where withdrawal_id = w.id))`

/** Whether all of an order is refunded, or withdrawn from; for a query of orders. */
export const isNothingKept = raw<boolean>`(${isSentBack} or not exists (
  select 1 from order_lines where order_id = "orders"."id" and ${isKept}))`
