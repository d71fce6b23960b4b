import { and, eq, ne } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { frozenLine } from '../../database/placedOrders'
import { orderLines, orders, refunds } from '../../database/schema'
import { refundVat, vatLeft } from '../../shop/refundVat'
import { totalsOf, type VatShare } from '../../shop/totals'
import { findHeld } from './findHeld'
import { sumOf } from '../../system/sumOf'

type NewRefund = { orderId: number; amountCents: number; feeCents?: number | undefined }
type NewLine = { orderLineId: string; amountCents: number }

/**
 * The VAT by rate that a refund returns, before it is stored and with its order locked. Money beyond
 * what the order cost has none, nor money for an order that was never paid.
 */
export async function findRefundVat(
  tx: Sql,
  { orderId, amountCents, feeCents = 0 }: NewRefund,
  returned: readonly NewLine[],
): Promise<VatShare[]> {
  const [order] = await tx
    .select({ feeCents: orders.feeCents, paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.paidAt) return []
  const lines = await findLines(tx, orderId)
  const before = await tx
    .select({ vat: refunds.vat })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
  const sold = totalsOf({ lines, feeCents: order.feeCents })
  const left = vatLeft(
    sold.vat,
    before.flatMap(({ vat }) => vat),
  )
  const held = sumOf((await findHeld(tx, orderId)).map(({ heldCents }) => heldCents))
  const excess = Math.max(0, held - sumOf(left.map(({ grossCents }) => grossCents)))
  const goods = returned.map(({ orderLineId, amountCents: cents }) => ({
    vatRate: lines.find(({ id }) => id === orderLineId)?.vatRate ?? 0,
    cents,
  }))
  const named = sumOf(goods.map(({ cents }) => cents)) + feeCents
  const otherCents = Math.max(0, amountCents - named - excess)
  return refundVat(left, { goods, feeCents, otherCents })
}

function findLines(tx: Sql, orderId: number) {
  return tx
    .select({ id: orderLines.id, quantity: orderLines.quantity, ...frozenLine })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
}
