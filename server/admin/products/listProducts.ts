import { and, asc, eq, gt, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { ProductView } from '../../../contract/productViews'
import { lowStock } from '../../../contract/lowStock'
import { maxWordsOfStaffSearch, staffPageSize } from '../../../contract/lists'
import { sortName } from '../../catalogue/sortName'
import type { Sql } from '../../database/connect'
import { pageOf } from '../../database/pageOf'
import { categories, products, recentSales } from '../../database/schema'

type Wanted = {
  q?: string | undefined
  view?: ProductView | undefined
  category?: string | undefined
  after?: string | undefined
}

/**
 * A page of products by name. A view of few products among many reads the list until its page is full:
 * the whole of it at most.
 */
export async function findProductPage(sql: Sql, { q = '', view, category, after }: Wanted) {
  const words = sortName(q).split(' ').filter(Boolean).slice(0, maxWordsOfStaffSearch)
  const rows = await sql
    .select({
      id: products.id,
      serial: products.serial,
      name: products.name,
      category: categories.name,
      priceCents: products.priceCents,
      stock: products.stock,
      sold: raw<number>`coalesce(${recentSales.pieces}, 0)`,
      picture: products.picture,
      retired: products.retired,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(recentSales, eq(recentSales.productId, products.id))
    .where(
      and(
        view && isInView(view),
        category ? eq(products.categoryId, Number(category)) : undefined,
        after ? isAfter(Number(after)) : undefined,
        ...words.map(isNamed),
        // A text of marks alone names nothing.
        q.trim() !== '' && words.length === 0 ? raw`false` : undefined,
      ),
    )
    .orderBy(asc(products.sortName), asc(products.serial))
    .limit(staffPageSize + 1)
  return pageOf(rows, staffPageSize, ({ id }) => String(id))
}

function isInView(view: ProductView): SQL | undefined {
  const isOnSale = eq(products.retired, false)
  switch (view) {
    case 'on_sale':
      return isOnSale
    case 'low':
      return and(isOnSale, gt(products.stock, 0), lte(products.stock, lowStock))
    case 'sold_out':
      return and(isOnSale, eq(products.stock, 0))
    case 'retired':
      return eq(products.retired, true)
  }
}

/** The part of the index's expression that names a product; a word has no mark of a pattern. */
function isNamed(word: string): SQL {
  return raw`(${products.sortName} || ' ' || lower(${products.serial})) like ${`%${word}%`}`
}

/** Two values and not a row of them, so that the index is entered at the place. */
function isAfter(id: number): SQL {
  const of = (column: string) => raw`(select ${raw.raw(column)} from products where id = ${id})`
  return raw`(${products.sortName}, ${products.serial}) > (${of('sort_name')}, ${of('serial')})`
}
