import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql as raw } from 'drizzle-orm'
import type { SortOrder } from '../../contract/lists'
import type { FurtherPicture } from '../../contract/site/pictures'
import type { Sql } from '../database/connect'
import { productIdOf } from '../database/bySerial'
import { categories, products } from '../database/schema'
import { listedFacts, netQuantity } from './listedFacts'

/** What a list says of a product; fields of a query of products and categories. */
export const productColumns = {
  serial: products.serial,
  name: products.name,
  sortName: products.sortName,
  priceCents: products.priceCents,
  earlierPriceCents: products.earlierPriceCents,
  picture: products.picture,
  description: products.description,
  country: products.country,
  weightGrams: products.weightGrams,
  soldByWeight: products.soldByWeight,
  facts: listedFacts.as('listed_facts'),
  netQuantity: netQuantity.as('net_quantity'),
  stock: products.stock,
  categoryId: products.categoryId,
  categoryName: categories.name,
}
export const fromProducts = (sql: Sql) =>
  sql
    .select(productColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
export type ProductRow = Awaited<ReturnType<typeof fromProducts>>[number]
export type WholeProductRow = ProductRow & {
  furtherPictures: FurtherPicture[]
  reducedUntil: string | null
}

// Written into the SQL: PostgreSQL does not use a partial index for a parameter.
export const isOnSale = raw`not ${products.retired}`

/** As the index has it. */
const groupOf = raw`(${products.facts} ->> 'group')`

/** A product's place in a list: by price, then name, then serial. */
export type Place = Pick<ProductRow, 'priceCents' | 'sortName' | 'serial'>
export type Listing = { categoryId?: number; sort: SortOrder; limit: number; offset: number }
/** A part of a list, counted from a known place or from the beginning. */
export type Part = Listing & { from?: { place: Place; direction: 'after' | 'before' } }

/**
 * Products on sale by price (cents), then name, then serial; nearest first when read before a
 * place.
 */
export function listProducts(sql: Sql, { categoryId, sort, limit, offset, from }: Part) {
  const isTurned = from?.direction === 'before'
  const [byPrice, byName] = [(sort === 'asc') !== isTurned ? asc : desc, isTurned ? desc : asc]
  const order = [byPrice(products.priceCents), byName(products.sortName), byName(products.serial)]
  const isListed = and(
    isOnSale,
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    from && isBeyond(from.place, { isDearer: byPrice === asc, isTurned }),
  )
  if (offset === 0)
    return fromProducts(sql)
      .where(isListed)
      .orderBy(...order)
      .limit(limit)
  // Skips rows in the index alone.
  const part = sql
    .select({ serial: products.serial })
    .from(products)
    .where(isListed)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('part')
  return fromProducts(sql)
    .innerJoin(part, eq(part.serial, products.serial))
    .orderBy(...order)
}

type Direction = { isDearer: boolean; isTurned: boolean }

/**
 * The condition for rows after a place: the same price with a later name and serial, or a later
 * price.
 */
function isBeyond({ priceCents, sortName, serial }: Place, { isDearer, isTurned }: Direction) {
  const { priceCents: price, sortName: name } = products
  const isSameBeyond = raw`(${name}, ${products.serial}) ${raw.raw(isTurned ? '<' : '>')} (${sortName}, ${serial})`
  return and(
    // A condition of its own, so that an index scan starts there.
    isDearer ? gte(price, priceCents) : lte(price, priceCents),
    or(
      isDearer ? gt(price, priceCents) : lt(price, priceCents),
      and(eq(price, priceCents), isSameBeyond),
    ),
  )
}

/** The number of products on sale, in one category or in all. */
export async function countProducts(sql: Sql, categoryId?: number): Promise<number> {
  const [row] = await sql
    .select({ total: raw<number>`coalesce(sum(${categories.onSale}), 0)`.mapWith(Number) })
    .from(categories)
    .where(categoryId === undefined ? undefined : eq(categories.id, categoryId))
  return row?.total ?? 0
}

/** The product on sale with this serial, whatever its case; undefined if there is none. */
export async function findProduct(sql: Sql, serial: string): Promise<WholeProductRow | undefined> {
  const [row] = await sql
    .select({
      ...productColumns,
      facts: products.facts,
      furtherPictures: products.furtherPictures,
      reducedUntil: products.reducedUntil,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOnSale, eq(products.id, productIdOf(sql, serial))))
  return row
}

/** As many as a page can offer. */
const maxFormats = 12

/** The products on sale of a group, the lightest first. */
export function listGroup(sql: Sql, group: string): Promise<ProductRow[]> {
  return fromProducts(sql)
    .where(and(isOnSale, eq(groupOf, group)))
    .orderBy(products.weightGrams, products.priceCents, products.serial)
    .limit(maxFormats)
}

/** The products with these ids, in their order. */
export async function listByIds(sql: Sql, ids: readonly number[]): Promise<ProductRow[]> {
  const rows = await sql
    .select({ ...productColumns, id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids as number[]))
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

/** The products with these references, retired ones too. */
export function listByReferences(sql: Sql, serials: readonly string[]) {
  return sql
    .select({ ...productColumns, retired: products.retired })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.serial, [...serials]))
}
