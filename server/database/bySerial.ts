import { and, desc, eq, or, sql as raw } from 'drizzle-orm'
import type { Sql } from './connect'
import { products } from './schema'

/**
 * A query for the id of the product with this reference. Case does not count, unless two references
 * differ by case alone: then the exact one is meant.
 */
export function productIdOf(sql: Sql, typed: string) {
  // Inlined, because PostgreSQL cannot use a partial index with a parameter.
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
