import { inArray } from 'drizzle-orm'
import type { BestChoice } from '../../../contract/api/staff/staffSettings'
import type { Sql } from '../../database/connect'
import { products } from '../../database/schema'

/** The products with these references, retired ones too, in this order. */
export async function findBestChoices(sql: Sql, serials: readonly string[]): Promise<BestChoice[]> {
  if (serials.length === 0) return []
  const { serial, name, retired, stock } = products
  const found = await sql
    .select({ serial, name, retired, stock })
    .from(products)
    .where(inArray(serial, [...serials]))
  const bySerial = new Map(found.map((row) => [row.serial, row]))
  return serials.flatMap((one) => bySerial.get(one) ?? [])
}
