import { and, eq, sql as raw, type AnyColumn, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orderLines, orders } from '../database/schema'
import { cartLines, openCartOf } from './queries'
import { maxTotalCents } from './rules'

/** In cents and pieces. */
type Article = Record<'id' | 'priceCents' | 'stock', AnyColumn>

/** What the statements that change a client's open cart have in common; values are given later. */
export function cartParts(sql: Sql) {
  const clientId = raw.placeholder('clientId')
  // Skipped if another transaction holds it: only a transaction may wait for it.
  const cart = sql
    .$with('cart')
    .as(
      sql
        .select({ id: orders.id, revision: orders.revision })
        .from(orders)
        .where(openCartOf(clientId))
        .for('no key update', { skipLocked: true }),
    )
  const lines = sql
    .$with('lines')
    .as(cartLines(sql).where(eq(orderLines.orderId, raw`(select ${cart.id} from ${cart})`)))
  const line = {
    id: lines.id,
    orderId: lines.orderId,
    productId: lines.productId,
    serial: lines.serial,
    name: lines.name,
    priceCents: lines.priceCents,
    picture: lines.picture,
    retired: lines.retired,
    stock: lines.stock,
    weightGrams: lines.weightGrams,
    soldByWeight: lines.soldByWeight,
    categoryId: lines.categoryId,
    netQuantity: lines.netQuantity,
    isBeans: lines.isBeans,
    quantity: lines.quantity,
    grind: lines.grind,
    position: lines.position,
  }
  // The lock returns the last revision, and the statement reads the one at its start. If another
  // change came between them, its lines are not the last ones either.
  const isUnchanged = and(eq(orders.id, cart.id), eq(orders.revision, cart.revision))
  /** Whether the stock and the cart's total leave room for this many more pieces of a product. */
  const hasRoomFor = (more: SQLWrapper, { id, priceCents, stock }: Article) =>
    raw`(select coalesce(sum(${lines.quantity}) filter (where ${lines.productId} = ${id}), 0) + ${more} <= ${stock}
      and coalesce(sum(${lines.priceCents}::bigint * ${lines.quantity}), 0) + ${priceCents}::bigint * ${more} <= ${largest}
      from ${lines})`
  return { clientId, cart, lines, line, isUnchanged, hasRoomFor }
}

/** Inlined, because each parameter costs time. */
export const largest = raw.raw(String(maxTotalCents))
