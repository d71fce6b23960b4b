import { and, eq } from 'drizzle-orm'
import { productIdOf } from '../database/bySerial'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import { isOnSale } from './queries'

/** What the delivery of a product on sale depends on; undefined if there is none. */
export async function findDeliveryFacts(sql: Sql, serial: string) {
  const { name, priceCents, weightGrams, deliveryExtraCents, pickupOnly } = products
  const [row] = await sql
    .select({ name, priceCents, weightGrams, deliveryExtraCents, pickupOnly })
    .from(products)
    .where(and(isOnSale, eq(products.id, productIdOf(sql, serial))))
  return row
}
