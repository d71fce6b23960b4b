import { and, eq, exists, isNull, sql as raw } from 'drizzle-orm'
import { productIdOf } from '../database/bySerial'
import type { Sql } from '../database/connect'
import { clients, orderLines, orders, products, reviews } from '../database/schema'
import { isReviewable, type Reviewer, type ReviewRow } from './queries'

type Product = { serial: string }
type Written = Product & { stars: number; text: string; author: string; at: Date }

/** The product if the reviewer may review it with this order. */
async function findReceived(
  tx: Sql,
  { orderId, clientId }: Reviewer,
  { serial }: Product,
): Promise<number | undefined> {
  const [received] = await tx
    .select({ productId: products.id })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.clientId, clientId)))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.clientId, clientId),
        isReviewable,
        isNull(clients.deletedAt),
        eq(products.id, productIdOf(tx, serial)),
      ),
    )
    .limit(1)
    // So that an account deleted meanwhile leaves no review behind.
    .for('key share', { of: clients })
  return received?.productId
}

/**
 * Writes the reviewer's one review of a product, to be read before it is published; the same text
 * once more changes nothing. Undefined if they did not receive the product.
 */
export async function storeReview(
  tx: Sql,
  reviewer: Reviewer,
  { serial, stars, text, author, at }: Written,
): Promise<ReviewRow | undefined> {
  const productId = await findReceived(tx, reviewer, { serial })
  if (productId === undefined) return undefined
  const { clientId, orderId } = reviewer
  const [stored] = await tx
    .insert(reviews)
    .values({ productId, clientId, orderId, stars, text, author, writtenAt: at })
    .onConflictDoUpdate({
      target: [reviews.productId, reviews.clientId],
      set: {
        id: raw`default`,
        stars,
        text,
        author,
        state: 'pending',
        reason: null,
        writtenAt: at,
        decidedAt: null,
      },
      setWhere: raw`(${reviews.stars}, ${reviews.text}, ${reviews.author}) is distinct from (excluded.stars, excluded.text, excluded.author)`,
    })
    .returning()
  if (stored) return stored
  const [unchanged] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.clientId, clientId)))
  return unchanged
}

/** Deletes the reviewer's review of a product of their order; false if there is none. */
export async function eraseReview(
  sql: Sql,
  { orderId, clientId }: Reviewer,
  { serial }: Product,
): Promise<boolean> {
  const ordered = sql
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, reviews.productId)))
  const deleted = await sql
    .delete(reviews)
    .where(
      and(
        eq(reviews.clientId, clientId),
        eq(reviews.productId, productIdOf(sql, serial)),
        exists(ordered),
      ),
    )
    .returning({ id: reviews.id })
  return deleted.length > 0
}
