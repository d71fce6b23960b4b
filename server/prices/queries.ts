import { asc, eq, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { priceHistory, products, settingsHistory } from '../database/schema'

const columns = {
  priceCents: priceHistory.priceCents,
  regularPriceCents: priceHistory.regularPriceCents,
  onSale: priceHistory.onSale,
  at: priceHistory.at,
}
/** A price in cents from a moment on; the regular price beside it where it is a reduced one. */
export type PriceEntry = Pick<typeof priceHistory.$inferSelect, keyof typeof columns>

/** The time before a shop that began closed first opened; without an end it never has. */
export type BeforeOpening = { from: Date; until: Date | undefined }

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

/** When a shop that began closed was so; undefined for one that was open from the beginning. */
export async function findBeforeOpening(sql: Sql): Promise<BeforeOpening | undefined> {
  const { name, value, at, id } = settingsHistory
  const openings = await sql
    // Without a value the setting is its default: open.
    .select({ isOpen: raw<boolean>`coalesce((${value} ->> 'isOpen')::boolean, true)`, at })
    .from(settingsHistory)
    .where(eq(name, 'opening'))
    .orderBy(asc(id))
  const [first] = openings
  if (!first || first.isOpen) return undefined
  return { from: first.at, until: openings.find(({ isOpen }) => isOpen)?.at }
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

/**
 * Ends the reductions whose last day is before this one; their products are locked in order. Returns
 * the references of the products.
 */
export async function endReductions(tx: Sql, today: string): Promise<string[]> {
  const hasEnded = lt(products.reducedUntil, today)
  await tx
    .select({ id: products.id })
    .from(products)
    .where(hasEnded)
    .orderBy(asc(products.id))
    .for('no key update')
  const ended = await tx
    .update(products)
    .set({
      priceCents: raw`${products.regularPriceCents}`,
      regularPriceCents: null,
      reducedUntil: null,
      earlierPriceCents: null,
    })
    .where(hasEnded)
    .returning({ serial: products.serial })
  return ended.map(({ serial }) => serial)
}
