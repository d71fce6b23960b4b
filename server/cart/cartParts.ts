import { and, eq, sql as raw, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orders } from '../database/schema'
import { cartLines, openCartOf } from './queries'
import { largestTotal } from './rules'

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
  const lines = sql.$with('lines').as(cartLines(sql).where(openCartOf(clientId)))
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
    isBeans: lines.isBeans,
    quantity: lines.quantity,
    grind: lines.grind,
    position: lines.position,
  }
  // The lock returns the last revision, and the statement reads the one at its start. If another
  // change came between them, its lines are not the last ones either.
  const isUnchanged = and(eq(orders.id, cart.id), eq(orders.revision, cart.revision))
  /** Whether the cart's total stays payable with this much more, in cents. */
  const isPayableWith = (more: SQLWrapper) =>
    raw`coalesce((select sum(${lines.priceCents}::bigint * ${lines.quantity}) from ${lines}), 0) + ${more} <= ${largestTotal}`
  return { clientId, cart, lines, line, isUnchanged, isPayableWith }
}
