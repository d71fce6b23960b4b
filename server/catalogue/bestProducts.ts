import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { products, recentSales } from '../database/schema'
import { fromProducts, isOnSale, type ProductRow } from './queries'

type Wanted = {
  /** References of the products that the shopkeeper puts first. */
  chosen: readonly string[]
  limit: number
}

/**
 * The products that the shopkeeper puts first, in that order and sold out or not; then those with
 * the most recent sales, then the featured, then the newest. A retired one is left out.
 */
export async function listBestProducts(sql: Sql, { chosen, limit }: Wanted): Promise<ProductRow[]> {
  const best = chosen.length > 0 ? await findChosen(sql, chosen) : []
  const isNew = () =>
    best.length > 0
      ? notInArray(
          products.serial,
          best.map(({ serial }) => serial),
        )
      : undefined
  const featuredFirst = [
    desc(products.featured),
    desc(products.createdAt),
    products.sortName,
    products.serial,
  ]
  if (best.length < limit)
    best.push(
      ...(await fromProducts(sql)
        .innerJoin(recentSales, eq(recentSales.productId, products.id))
        .where(and(isOnSale, gt(recentSales.pieces, 0), isNew()))
        .orderBy(desc(recentSales.pieces), ...featuredFirst)
        .limit(limit - best.length)),
    )
  if (best.length < limit)
    best.push(
      ...(await fromProducts(sql)
        .where(and(isOnSale, isNew()))
        .orderBy(...featuredFirst)
        .limit(limit - best.length)),
    )
  return best
}

async function findChosen(sql: Sql, chosen: readonly string[]): Promise<ProductRow[]> {
  const found = await fromProducts(sql).where(and(isOnSale, inArray(products.serial, [...chosen])))
  const bySerial = new Map(found.map((row) => [row.serial, row]))
  return chosen.flatMap((serial) => bySerial.get(serial) ?? [])
}
