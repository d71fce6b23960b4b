import { and, desc, eq, or, sql as raw, type Placeholder } from 'drizzle-orm'
import type { Sql } from './connect'
import { products } from './schema'

type Text = string | Placeholder

/**
 * A query for the id of the product with this reference. Case does not count, unless two references
 * differ by case alone: then the exact one is meant.
 */
export const productIdOf = (sql: Sql, typed: string) =>
  productIdBy(sql, { typed, lowered: typed.toLowerCase() })

/** The same for a prepared query, whose values are given later. */
export function productIdBy(sql: Sql, { typed, lowered }: { typed: Text; lowered: Text }) {
  // Inlined, because PostgreSQL cannot use a partial index with a parameter.
  const isAnyCase = and(eq(raw`lower(${products.serial})`, lowered), raw`not ${products.isTwin}`)
  return sql
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.serial, typed), isAnyCase))
    .orderBy(desc(eq(products.serial, typed)))
    .limit(1)
}
