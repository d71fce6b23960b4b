import { eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { products, stockMovements } from '../server/database/schema'

/** The serial numbers of the products whose stock is not the sum of their movements. */
export async function findUnmovedStocks(sql: Sql): Promise<string[]> {
  const found = await sql
    .select({ serial: products.serial })
    .from(products)
    .leftJoin(stockMovements, eq(stockMovements.productId, products.id))
    .groupBy(products.id)
    .having(raw`coalesce(sum(${stockMovements.change}), 0) <> ${products.stock}`)
  return found.map(({ serial }) => serial)
}
