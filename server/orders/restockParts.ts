import { eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orderLines } from '../database/schema'
import { lockProducts, moveStock } from '../stock/queries'
import { canRestock, type RefundPart } from './refundRules'

/** Returns the articles of a refund to the stock; never more pieces of a line than were sold. */
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
    if (productId === undefined || !canRestock(line, quantity)) return []
    return { productId, change: quantity, cause: 'return' as const, orderId, at }
  })
  await moveStock(tx, movements)
}
