import { and, gt, lte } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import { isOnSale } from './queries'

/** Product ids of one part of the sitemap; a part's bounds never change. */
const numbersOfPart = 5_000

/**
 * The parts of the sitemap that have a product on sale, counted from 1; reads one index entry for
 * each.
 */
export async function listSitemapParts(sql: Sql): Promise<number[]> {
  const parts: number[] = []
  for (;;) {
    const [next] = await sql
      .select({ id: products.id })
      .from(products)
      .where(and(isOnSale, gt(products.id, (parts.at(-1) ?? 0) * numbersOfPart)))
      .orderBy(products.id)
      .limit(1)
    if (!next) return parts
    parts.push(Math.ceil(next.id / numbersOfPart))
  }
}

/** The serials of a part's products on sale, oldest first. */
export async function findSerialsOfPart(sql: Sql, part: number): Promise<string[]> {
  const rows = await sql
    .select({ serial: products.serial })
    .from(products)
    .where(
      and(
        isOnSale,
        gt(products.id, (part - 1) * numbersOfPart),
        lte(products.id, part * numbersOfPart),
      ),
    )
    .orderBy(products.id)
  return rows.map(({ serial }) => serial)
}
