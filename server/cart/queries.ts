import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { productIdOf } from '../database/bySerial'
import { orderLines, orders, products } from '../database/schema'

const openCartOf = (clientId: string) =>
  and(eq(orders.clientId, clientId), eq(orders.state, 'panier'))

/**
 * The lines of a cart in the order in which they were added, with current prices (cents) and stock.
 */
export function findCartLines(sql: Sql, orderId: number) {
  return cartLines(sql).where(eq(orders.id, orderId)).orderBy(asc(orderLines.position))
}
export type CartLine = Awaited<ReturnType<typeof findCartLines>>[number]

/** The lines of the client's open cart; empty if there is no cart yet. */
export function findOpenCartLines(sql: Sql, clientId: string): Promise<CartLine[]> {
  return cartLines(sql).where(openCartOf(clientId)).orderBy(asc(orderLines.position))
}

/** When the client's open cart was created; undefined if there is none. */
export async function findCartDate(sql: Sql, clientId: string): Promise<Date | undefined> {
  const [cart] = await sql
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(openCartOf(clientId))
  return cart?.createdAt
}

function cartLines(sql: Sql) {
  return sql
    .select({
      id: orderLines.id,
      orderId: orders.id,
      productId: products.id,
      serial: products.serial,
      name: products.name,
      priceCents: products.priceCents,
      picture: products.picture,
      retired: products.retired,
      stock: products.stock,
      quantity: orderLines.quantity,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
}

/** Locks the client's open cart until the transaction ends; undefined if there is none. */
export async function lockOpenCart(tx: Sql, clientId: string): Promise<number | undefined> {
  const [cart] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(openCartOf(clientId))
    .for('update')
  return cart?.id
}

/** The product with this serial number; undefined if it is unknown or retired. */
export async function findArticle(sql: Sql, serial: string) {
  const [article] = await sql
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productIdOf(sql, serial)), eq(products.retired, false)))
  return article
}

/** Adds a line with one piece. */
export async function insertLine(tx: Sql, orderId: number, productId: number): Promise<void> {
  await tx.insert(orderLines).values({ id: randomUUID(), orderId, productId, quantity: 1 })
}

/** Changes a line's quantity by `step`, which may be negative. */
export async function changeQuantity(tx: Sql, lineId: string, step: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ quantity: raw`${orderLines.quantity} + ${step}` })
    .where(eq(orderLines.id, lineId))
}

/** Removes a line of a locked cart; returns false if the cart has no such line. */
export async function removeLine(tx: Sql, orderId: number, lineId: string): Promise<boolean> {
  const removed = await tx
    .delete(orderLines)
    // Compared as text, because the caller's identifier may not be a uuid.
    .where(and(raw`${orderLines.id}::text = ${lineId}`, eq(orderLines.orderId, orderId)))
    .returning({ id: orderLines.id })
  return removed.length > 0
}
