import { and, eq, sql as raw, type Placeholder } from 'drizzle-orm'
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
  const id = { id: products.id }
  const exact = sql.select(id).from(products).where(eq(products.serial, typed))
  const anyCase = sql
    .select(id)
    .from(products)
    // Inlined, because PostgreSQL cannot use a partial index with a parameter.
    .where(and(eq(raw`lower(${products.serial})`, lowered), raw`not ${products.isTwin}`))
  return raw<number | null>`coalesce(${exact}, ${anyCase})`
}
