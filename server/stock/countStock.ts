import { eq } from 'drizzle-orm'
import { productIdOf } from '../database/bySerial'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import { moveStock } from './queries'

type Counted = { serial: string; stock: number; at: Date }

/**
 * Sets the stock of a product to what was counted, and returns what it was; undefined if nobody knows
 * the product.
 */
export async function countStock(tx: Sql, { serial, stock, at }: Counted) {
  const [product] = await tx
    .select({
      id: products.id,
      serial: products.serial,
      name: products.name,
      stock: products.stock,
    })
    .from(products)
    .where(eq(products.id, productIdOf(tx, serial)))
    .for('no key update')
  if (!product) return undefined
  const change = stock - product.stock
  await moveStock(tx, [{ productId: product.id, change, cause: 'count', at }])
  return product
}
