import { and, asc, desc, eq, gte, inArray, sql as raw, sum, count } from 'drizzle-orm'
import type { SortOrder } from '../../contract/catalogue'
import type { Sql } from '../database/connect'
import { categories, orderLines, orders, products } from '../database/schema'
import { soldStates } from './rules'

// The serial is compared byte by byte, so that every database sorts it alike.
const bySerial = raw`${products.serial} collate "C"`
const columns = {
  serial: products.serial,
  name: products.name,
  priceCents: products.priceCents,
  picture: products.picture,
  description: products.description,
  country: products.country,
  weightGrams: products.weightGrams,
  soldByWeight: products.soldByWeight,
  stock: products.stock,
  categoryId: products.categoryId,
  categoryName: categories.name,
}
const fromProducts = (sql: Sql) =>
  sql.select(columns).from(products).innerJoin(categories, eq(categories.id, products.categoryId))
export type ProductRow = Awaited<ReturnType<typeof fromProducts>>[number]

const onSale = (categoryId?: number) =>
  and(
    eq(products.retired, false),
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
  )

export type Listing = { categoryId?: number; sort: SortOrder; limit: number; offset: number }

/** Products on sale by price, then name, then serial. */
export function listProducts(sql: Sql, { categoryId, sort, limit, offset }: Listing) {
  return fromProducts(sql)
    .where(onSale(categoryId))
    .orderBy(
      sort === 'asc' ? asc(products.priceCents) : desc(products.priceCents),
      products.sortName,
      bySerial,
    )
    .limit(limit)
    .offset(offset)
}

/** How many products are on sale. */
export async function countProducts(sql: Sql, categoryId?: number): Promise<number> {
  const [row] = await sql.select({ total: count() }).from(products).where(onSale(categoryId))
  return row?.total ?? 0
}

/** The product on sale with this serial. */
export async function findProduct(sql: Sql, serial: string): Promise<ProductRow | undefined> {
  const [row] = await fromProducts(sql).where(and(onSale(), eq(products.serial, serial)))
  return row
}

/** The most sold since then, then the shopkeeper's choice, then the newest. */
export function listBestProducts(sql: Sql, { since, limit }: { since: Date; limit: number }) {
  const sold = sql
    .select({ productId: orderLines.productId, pieces: sum(orderLines.quantity).as('pieces') })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(gte(orders.paidAt, since), inArray(orders.state, soldStates)))
    .groupBy(orderLines.productId)
    .as('sold')
  return fromProducts(sql)
    .leftJoin(sold, eq(sold.productId, products.id))
    .where(onSale())
    .orderBy(
      raw`${sold.pieces} desc nulls last`,
      desc(products.featured),
      desc(products.createdAt),
      products.sortName,
      bySerial,
    )
    .limit(limit)
}

/** A sitemap holds no more addresses (sitemaps.org); some are pages without a product. */
const mostListed = 49_000

/** The serials of the products on sale, the newest first. */
export async function listSerials(sql: Sql): Promise<string[]> {
  const rows = await sql
    .select({ serial: products.serial })
    .from(products)
    .where(onSale())
    .orderBy(desc(products.createdAt), bySerial)
    .limit(mostListed)
  return rows.map(({ serial }) => serial)
}

/** Every product, retired ones too, by serial. */
export function listWholeCatalogue(sql: Sql) {
  return sql
    .select({
      ...columns,
      vatRate: products.vatRate,
      featured: products.featured,
      retired: products.retired,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(bySerial)
}
export type CatalogueRow = Awaited<ReturnType<typeof listWholeCatalogue>>[number]

/** Whether no product was ever taken in. */
export async function isCatalogueEmpty(sql: Sql): Promise<boolean> {
  return (await sql.select({ id: products.id }).from(products).limit(1)).length === 0
}
