import { asc, eq, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { priceHistory, products } from '../database/schema'

const columns = {
  priceCents: priceHistory.priceCents,
  regularPriceCents: priceHistory.regularPriceCents,
  onSale: priceHistory.onSale,
  at: priceHistory.at,
}
/** A price in cents from a moment on; the regular price beside it where it is a reduced one. */
export type PriceEntry = Pick<typeof priceHistory.$inferSelect, keyof typeof columns>

/** The prices of these products, the oldest first. */
export async function listPrices(
  sql: Sql,
  productIds: readonly number[],
): Promise<Map<number, PriceEntry[]>> {
  const rows = await sql
    .select({ ...columns, productId: priceHistory.productId })
    .from(priceHistory)
    .where(
      // An array as one parameter, whatever its length.
      raw`${priceHistory.productId} in (select value::int from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`,
    )
    .orderBy(asc(priceHistory.id))
  const prices = new Map<number, PriceEntry[]>()
  for (const { productId, ...entry } of rows)
    prices.set(productId, [...(prices.get(productId) ?? []), entry])
  return prices
}

/** Whether a reduction ended before this day. */
export async function hasEndedReductions(sql: Sql, today: string): Promise<boolean> {
  const ended = await sql
    .select({ id: products.id })
    .from(products)
    .where(lt(products.reducedUntil, today))
    .limit(1)
  return ended.length > 0
}

/** Ends the reductions whose last day is before this one; their products are locked in order. */
export async function endReductions(tx: Sql, today: string): Promise<void> {
  const hasEnded = lt(products.reducedUntil, today)
  await tx
    .select({ id: products.id })
    .from(products)
    .where(hasEnded)
    .orderBy(asc(products.id))
    .for('no key update')
  await tx
    .update(products)
    .set({
      priceCents: raw`${products.regularPriceCents}`,
      regularPriceCents: null,
      reducedUntil: null,
      earlierPriceCents: null,
    })
    .where(hasEnded)
}

/** States the earlier price of a product that this transaction has locked and reduced. */
export async function stateEarlierPrice(tx: Sql, productId: number, cents: number): Promise<void> {
  await tx.update(products).set({ earlierPriceCents: cents }).where(eq(products.id, productId))
}
