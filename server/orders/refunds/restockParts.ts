import { and, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { orderLines, refundLines, refunds } from '../../database/schema'
import { lockProducts, moveStock } from '../../stock/queries'
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
  const back = parts.flatMap(({ line, quantity }) => {
    const { id } = line
    const pieces = piecesToRestock(line, quantity)
    const productId = lines.find((one) => one.id === id)?.productId
    return pieces === null || productId === undefined ? [] : [{ id, productId, pieces }]
  })
  await takeOver(
    tx,
    back.map(({ id }) => id),
  )
  const movement = { cause: 'return', orderId, at } as const
  await moveStock(
    tx,
    back.map(({ productId, pieces }) => ({ ...movement, productId, change: pieces })),
  )
}

/** What failed refunds restocked of these lines counts as restocked by the next one. */
async function takeOver(tx: Sql, lineIds: string[]): Promise<void> {
  const failed = tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, 'failed'))
  await tx
    .update(refundLines)
    .set({ restocked: false })
    .where(and(inArray(refundLines.orderLineId, lineIds), inArray(refundLines.refundId, failed)))
}
