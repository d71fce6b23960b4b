import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql as raw, type Placeholder, type SQLWrapper } from 'drizzle-orm'
import { netQuantity } from '../catalogue/listedFacts'
import type { Sql } from '../database/connect'
import { productIdOf } from '../database/bySerial'
import { isBeans } from '../database/grind'
import { prepareOnce } from '../database/prepareOnce'
import { documents, orderLines, orders, products } from '../database/schema'

/** The client's open cart. */
export const openCartOf = (clientId: string | Placeholder) =>
  // Inlined, because PostgreSQL cannot use a partial index with a parameter.
  and(eq(orders.clientId, clientId), raw`${orders.state} = 'panier'`)

/** Documents outlast orders: a number that one of them names stays that of the old order. */
export const isUnusedId = (id: SQLWrapper) =>
  raw`not exists (select from ${documents} where ${documents.orderId} = ${id})`

/** A line of the cart with its product as it is now: prices in cents, the stock. */
export const lineColumns = {
  id: orderLines.id,
  orderId: orderLines.orderId,
  productId: orderLines.productId,
  serial: products.serial,
  name: products.name,
  priceCents: products.priceCents,
  picture: products.picture,
  retired: products.retired,
  stock: products.stock,
  weightGrams: products.weightGrams,
  soldByWeight: products.soldByWeight,
  categoryId: products.categoryId,
  netQuantity: netQuantity.as('net_quantity'),
  isBeans: isBeans.as('is_beans'),
  quantity: orderLines.quantity,
  grind: orderLines.grind,
  position: orderLines.position,
}

/**
 * The lines of a cart in the order in which they were added, with current prices (cents) and stock.
 */
export function findCartLines(sql: Sql, orderId: number) {
  return cartLines(sql).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}
export type CartLine = Awaited<ReturnType<typeof findCartLines>>[number]

/** The lines of the client's open cart; empty if there is no cart yet. */
export function findOpenCartLines(sql: Sql, clientId: string): Promise<CartLine[]> {
  return preparedLines(sql).execute({ clientId })
}

const preparedLines = prepareOnce((sql) =>
  cartLines(sql)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(openCartOf(raw.placeholder('clientId')))
    .orderBy(asc(orderLines.position))
    .prepare('cart_lines'),
)

/** When the client's open cart was created; undefined if there is none. */
export async function findCartDate(sql: Sql, clientId: string): Promise<Date | undefined> {
  const [cart] = await sql
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(openCartOf(clientId))
  return cart?.createdAt
}

/** The lines of all carts and orders with their products, to be narrowed down. */
export function cartLines(sql: Sql) {
  return sql
    .select(lineColumns)
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
}

/**
 * Locks the client's open cart until the transaction ends, to change it; undefined if there is
 * none.
 */
export async function lockOpenCart(tx: Sql, clientId: string): Promise<number | undefined> {
  const [cart] = await tx
    .update(orders)
    .set({ revision: raw`${orders.revision} + 1` })
    .where(openCartOf(clientId))
    .returning({ id: orders.id })
  return cart?.id
}

/** The product with this serial number; undefined if it is unknown or retired. */
export async function findArticle(sql: Sql, serial: string) {
  const [article] = await sql
    .select({ id: products.id, name: products.name, stock: products.stock, isBeans })
    .from(products)
    .where(and(eq(products.id, productIdOf(sql, serial)), eq(products.retired, false)))
  return article
}

type NewLine = Pick<typeof orderLines.$inferInsert, 'orderId' | 'productId' | 'quantity' | 'grind'>

export async function insertLine(tx: Sql, line: NewLine): Promise<void> {
  await tx.insert(orderLines).values({ id: randomUUID(), ...line })
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
