import { and, asc, eq, getTableColumns, ne, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { frozenLine } from '../../database/placedOrders'
import { orderLines, orders, refundLines, refunds } from '../../database/schema'
import { findRefundVat } from './findRefundVat'
import type { RefundableLine } from './refundRules'

export type Refund = typeof refunds.$inferSelect

/** The lines of an order with what refunds have returned and restocked. */
export async function findRefundableLines(sql: Sql, orderId: number): Promise<RefundableLine[]> {
  const pieces = raw`l.quantity`
  const sum = (what: SQL, which: SQL) =>
    raw<number>`coalesce((select sum(${what}) from refund_lines l join refunds r on r.id = l.refund_id where l.order_line_id = "order_lines"."id" and ${which}), 0)::int`
  const rows = await sql
    .select({
      id: orderLines.id,
      name: frozenLine.name,
      priceCents: frozenLine.priceCents,
      discountCents: frozenLine.discountCents,
      quantity: orderLines.quantity,
      refunded: sum(pieces, raw`r.state <> 'failed'`),
      returnedCents: sum(raw`l.amount_cents`, raw`r.state <> 'failed'`),
      restocked: sum(pieces, raw`l.restocked`),
      restockedByFailed: sum(pieces, raw`l.restocked and r.state = 'failed'`),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map(({ priceCents, discountCents, ...row }) => ({
    ...row,
    netCents: priceCents * row.quantity - discountCents,
  }))
}

/** Every refund of a client's orders, oldest first. */
export async function findRefunds(sql: Sql, clientId: string): Promise<Refund[]> {
  return sql
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.clientId, clientId))
    .orderBy(asc(refunds.createdAt))
}

/** The delivery fee that earlier refunds have returned, in cents. */
export async function findRefundedFee(sql: Sql, orderId: number): Promise<number> {
  const [row] = await sql
    .select({ cents: raw<number>`coalesce(sum(${refunds.feeCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
  return row?.cents ?? 0
}

type NewRefund = Omit<typeof refunds.$inferInsert, 'vat'>
type NewLine = Omit<typeof refundLines.$inferInsert, 'refundId'>

/** Stores a refund of a locked order with the VAT that it returns. */
export async function insertRefund(
  tx: Sql,
  refund: NewRefund,
  lines: readonly NewLine[] = [],
): Promise<Refund> {
  const vat = await findRefundVat(tx, refund, lines)
  const [stored] = await tx
    .insert(refunds)
    .values({ ...refund, vat })
    .returning()
  if (!stored) throw new Error('The refund was not stored.')
  if (lines.length > 0)
    await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: refund.id })))
  return stored
}
