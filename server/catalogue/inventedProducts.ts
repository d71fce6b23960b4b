import { and, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import { readSeedNames } from './seedFile'

/** The references of the products on sale that filled the empty shop and still have their name. */
export async function findInvented(sql: Sql): Promise<string[]> {
  const names = await readSeedNames()
  const onSale = await sql
    .select({ serial: products.serial, name: products.name })
    .from(products)
    .where(and(eq(products.retired, false), inArray(products.serial, [...names.keys()])))
  return onSale.filter(({ serial, name }) => names.get(serial) === name).map(({ serial }) => serial)
}
