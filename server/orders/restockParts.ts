import { and, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orderLines, refundLines, refunds } from '../database/schema'
import { lockProducts, moveStock } from '../stock/queries'
import { piecesToRestock, type RefundPart } from './refundRules'

/**
 * Returns the articles of a refund to the stock, before the refund is stored; never more pieces of a
 * line than were sold.
 */
export async function restockParts(
  tx: Sql,
  orderId: number,
  parts: readonly RefundPart[],
  at: Date,
): Promise<void> {
  await lockProducts(tx, orderId)
  const lines = await tx
    .select({ id: orderLines.id, productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const movements = parts.flatMap(({ line, quantity }) => {
    const productId = lines.find(({ id }) => id === line.id)?.productId
    const change = piecesToRestock(line, quantity)
    if (productId === undefined || change === null) return []
    return { productId, change, cause: 'return' as const, orderId, at }
  })
  await takeOver(
    tx,
    parts.flatMap(({ line, quantity }) =>
      piecesToRestock(line, quantity) === null ? [] : line.id,
    ),
  )
  await moveStock(tx, movements)
}

/** What failed refunds restocked of these lines counts as restocked by the next one. */
async function takeOver(tx: Sql, lineIds: readonly string[]): Promise<void> {
  const failed = tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, 'failed'))
  await tx
    .update(refundLines)
    .set({ restocked: false })
    .where(
      and(inArray(refundLines.orderLineId, [...lineIds]), inArray(refundLines.refundId, failed)),
    )
}
