import { and, desc, eq, or, sql as raw } from 'drizzle-orm'
import type { Sql } from './connect'
import { products } from './schema'

/**
 * The id of the product whose reference somebody typed, as a query: without regard to its case;
 * where two differ by that alone, the one that is written so.
 */
export function productIdOf(sql: Sql, typed: string) {
  // Literally: a partial index is no use to a parameter.
  const isAnyCase = and(
    eq(raw`lower(${products.serial})`, typed.toLowerCase()),
    raw`not ${products.isTwin}`,
  )
  return sql
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.serial, typed), isAnyCase))
    .orderBy(desc(eq(products.serial, typed)))
    .limit(1)
}
