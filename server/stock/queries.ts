import { and, asc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orderLines, products } from '../database/schema'

const linesOf = (tx: Sql, orderId: number) =>
  tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))

/**
 * Locks the products of an order until the transaction ends, always in the same order, so that two
 * orders of the same products cannot deadlock.
 */
export async function lockProducts(tx: Sql, orderId: number): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, linesOf(tx, orderId)))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** Takes the quantities of a locked order from the stock, which never falls below zero. */
export async function takeStock(tx: Sql, orderId: number): Promise<void> {
  await tx
    .update(products)
    .set({ stock: raw`${products.stock} - ${orderLines.quantity}` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, products.id)))
}

/** Returns the quantities of a locked order to the stock, up to the column's maximum. */
export async function giveStockBack(tx: Sql, orderId: number): Promise<void> {
  await tx
    .update(products)
    .set({
      stock: raw`least(${products.stock}::bigint + ${orderLines.quantity}, 2147483647)::int`,
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, products.id)))
}
