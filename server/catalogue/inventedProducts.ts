import { and, eq, inArray } from 'drizzle-orm'
import { catalogueColumns } from '../../wording/catalogueFile'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import { readCsv } from './file/csv'
import { decodeText } from './file/decodeText'
import { readSeed } from './seedCatalogue'

/** The references of the products on sale that filled the empty shop and still have their name. */
export async function findInvented(sql: Sql): Promise<string[]> {
  const [heading, ...rows] = readCsv(decodeText(await readSeed()).text)
  const [serialAt, nameAt] = [catalogueColumns.serial, catalogueColumns.name].map((column) =>
    heading?.cells.indexOf(column),
  )
  if (serialAt === undefined || nameAt === undefined) throw new Error('The seed has no heading')
  const names = new Map(rows.map(({ cells }) => [cells[serialAt] ?? '', cells[nameAt]]))
  const onSale = await sql
    .select({ serial: products.serial, name: products.name })
    .from(products)
    .where(and(eq(products.retired, false), inArray(products.serial, [...names.keys()])))
  return onSale.filter(({ serial, name }) => names.get(serial) === name).map(({ serial }) => serial)
}
