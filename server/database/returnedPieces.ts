import { sql as raw, type SQL } from 'drizzle-orm'
import { openRefund } from './openRefund'

/** The pieces of an order line that refunds have returned. */
export const refundedPieces = raw<number>`coalesce((
  select sum(l.quantity) from refund_lines l join refunds r on r.id = l.refund_id
  where l.order_line_id = "order_lines"."id" and r.state <> 'failed'), 0)::int`

/** Those that refunds had returned before the order was received; none if that time is unknown. */
export const refundedBeforeReceipt = raw<number>`coalesce((
  select sum(l.quantity) from refund_lines l join refunds r on r.id = l.refund_id
  where l.order_line_id = "order_lines"."id" and r.state <> 'failed'
    and r.created_at < "orders"."received_at"), 0)::int`

/** Those that refunds have restocked, also one that has failed since. */
export const restockedPieces = raw<number>`coalesce((
  select sum(quantity) from refund_lines
  where order_line_id = "order_lines"."id" and restocked), 0)::int`

/** Pieces that refunds with this reason have returned, of those that `isCounted` admits. */
const piecesRefundedAs = (reason: string, isCounted: SQL) => raw`coalesce((
  select sum(l.quantity) from refund_lines l join refunds r on r.id = l.refund_id
  where l.order_line_id = "order_lines"."id" and r.state <> 'failed' and r.reason = ${reason}
    and ${isCounted}), 0)`

const piecesOfEnded = (isCounted: SQL) => raw`coalesce((
  select sum(l.quantity) from withdrawal_lines l join withdrawals on withdrawals.id = l.withdrawal_id
  where l.order_line_id = "order_lines"."id" and withdrawals.state = 'refunded' and ${isCounted}), 0)`

/** The pieces of an order line whose withdrawal ended. */
const withdrawnPieces = piecesOfEnded(raw`true`)
/** Those of them whose money has moved, as a refund of the line or as a sum. */
const settledPieces = piecesOfEnded(raw`${openRefund} is null`)

/**
 * The withdrawn pieces of an order line that no refund returns. A failed one is taken for theirs until
 * it is made again, also as a sum that names no line.
 */
export const unrefundedPieces = raw<number>`greatest(0, ${settledPieces} - ${refundedPieces},
  ${withdrawnPieces} - coalesce((select sum(l.quantity) from refund_lines l
    where l.order_line_id = "order_lines"."id"), 0))::int`

/**
 * Pieces that the shop refunded on the order itself since this withdrawal was declared. Some of
 * these already stand for ended withdrawals that had no refund of their own: they are subtracted.
 */
export const refundedMeanwhile = (withdrawalId: number | SQL) => raw<number>`greatest(0,
  ${piecesRefundedAs('order_refunded', raw`r.created_at > (select submitted_at from withdrawals where id = ${withdrawalId})`)}
  - greatest(0, ${withdrawnPieces} - ${piecesRefundedAs('withdrawal', raw`true`)}))::int`

/** The pieces of an order line that open withdrawals are about, but for those refunded meanwhile. */
export const openPieces = raw<number>`coalesce((
  select sum(quantity) - least(sum(least(quantity, refunded)), max(refunded)) from (
    select l.quantity, ${refundedMeanwhile(raw`w.id`)} as refunded
    from withdrawal_lines l join withdrawals w on w.id = l.withdrawal_id
    where l.order_line_id = "order_lines"."id"
      and w.state in ('received', 'accepted', 'goods_back')) as claims), 0)`

/** The pieces of an order line that are packed no more, also where their refund has failed. */
export const unpackedPieces = raw<number>`greatest(${refundedPieces}, ${withdrawnPieces})::int`
