import { and, asc, eq, gt, inArray, sql as raw } from 'drizzle-orm'
import { maxInteger } from '../../contract/maxInteger'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { orderLines, products, stockMovements } from '../database/schema'
import {
  refundedPieces,
  restockedPieces,
  unpackedPieces,
  unrefundedPieces,
} from '../database/returnedPieces'

const largest = raw.raw(String(maxInteger))
/** Rows of one insert: far below PostgreSQL's 65 535 parameters a statement. */
const atOnce = 5_000

export type StockMovement = typeof stockMovements.$inferInsert

/**
 * Locks the products of an order until the transaction ends, always in the same order, so that two
 * orders of the same products cannot deadlock.
 */
export async function lockProducts(tx: Sql, orderId: number): Promise<void> {
  await lockedProducts(tx).execute({ orderId })
}

const lockedProducts = prepareOnce((sql) => {
  const ordered = sql
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, raw.placeholder('orderId')))
  return sql
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ordered))
    .orderBy(asc(products.id))
    .for('no key update')
    .prepare('locked_products')
})

/**
 * Appends movements of locked products; a trigger adds them to the stocks, and a stock below zero
 * is an error. A movement of nothing is left out.
 */
export async function moveStock(tx: Sql, movements: readonly StockMovement[]): Promise<void> {
  const real = movements.filter(({ change }) => change !== 0)
  for (let start = 0; start < real.length; start += atOnce)
    await tx.insert(stockMovements).values(real.slice(start, start + atOnce))
}

/** Takes the quantities of a locked order from the stock, which never falls below zero. */
export async function takeStock(tx: Sql, order: { id: number; at: Date }): Promise<void> {
  await tx.execute(raw`
    insert into ${stockMovements} (product_id, change, cause, order_id, at)
    select product_id, -quantity, 'sale', order_id, ${order.at.toISOString()}::timestamptz
    from ${orderLines} where order_id = ${order.id}`)
}

type Restocked = { id: number; at: Date; cause: 'release' | 'return' }

/**
 * Returns the quantities of a locked order to the stock, up to the column's maximum, without the
 * pieces that refunds have restocked. An order that never left also keeps back those that were
 * refunded as lost, or withdrawn without a refund; a parcel, those that it left without. What a
 * failed refund had restocked may be among them, so the two numbers are not added up: the larger
 * counts.
 */
export async function giveStockBack(tx: Sql, { id, cause, at }: Restocked): Promise<void> {
  const gone =
    cause === 'release'
      ? raw`greatest(${restockedPieces}, ${refundedPieces} + ${unrefundedPieces})`
      : raw`${restockedPieces} + ${orderLines.unsent}`
  await tx.execute(raw`
    insert into ${stockMovements} (product_id, change, cause, order_id, at)
    select product_id, least(pieces, ${largest} - stock), ${cause}, ${id}::int,
      ${at.toISOString()}::timestamptz
    from (
      select product_id, quantity - (${gone}) as pieces
      from ${orderLines} where order_id = ${id}
    ) as sold join ${products} on ${products.id} = product_id
    where pieces > 0 and stock < ${largest}`)
}

/**
 * Stores what the parcel of a locked order leaves without, so that its return brings none of it into
 * the stock.
 */
export async function storeUnsent(tx: Sql, orderId: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ unsent: raw`greatest(0, ${unpackedPieces} - ${restockedPieces})` })
    .where(and(eq(orderLines.orderId, orderId), gt(unpackedPieces, 0)))
}
