import { sql as raw } from 'drizzle-orm'

/** The pieces of an order line that refunds have returned. */
export const refundedPieces = raw<number>`coalesce((
  select sum(l.quantity) from refund_lines l join refunds r on r.id = l.refund_id
  where l.order_line_id = "order_lines"."id" and r.state <> 'failed'), 0)::int`

/** The pieces of an order line whose withdrawal ended. */
const withdrawnPieces = raw`coalesce((
  select sum(l.quantity) from withdrawal_lines l join withdrawals w on w.id = l.withdrawal_id
  where l.order_line_id = "order_lines"."id" and w.state = 'refunded'), 0)`

/** Those of them that no refund names, because nothing was to be given back for them. */
export const unrefundedPieces = raw<number>`greatest(0, ${withdrawnPieces}
  - coalesce((select sum(l.quantity) from refund_lines l
    where l.order_line_id = "order_lines"."id"), 0))::int`

/** The pieces of an order line that are packed no more, also where their refund has failed. */
export const unpackedPieces = raw<number>`greatest(${refundedPieces}, ${withdrawnPieces})::int`
