import { eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { products } from '../database/schema'
import { defaultVat, type Fields } from './fields'
import type { Change } from './readChanges'
import { sortName } from './sortName'

export type ImportCounts = { added: number; changed: number; unchanged: number }
type Product = typeof products.$inferSelect

/** Any number that no other lock of the shop has. */
const importLock = 4_100_002
/** Rows of one insert: far below the 65 535 parameters of one statement. */
const atOnce = 500

/** Writes checked changes in one transaction, known products in the order in which orders lock them. */
export function applyChanges(
  sql: Sql,
  changes: readonly Change[],
  now: Date,
): Promise<ImportCounts> {
  return inTransaction(sql, async (tx) => {
    // Two servers may fill the same empty shop: the second finds the products of the first.
    await tx.execute(raw`select pg_advisory_xact_lock(${importLock})`)
    const wanted = new Map(changes.map(({ serial, fields }) => [serial, fields]))
    const known = await tx
      .select()
      .from(products)
      .where(inArray(products.serial, [...wanted.keys()]))
      .orderBy(products.id)
      .for('no key update')
    let changed = 0
    for (const product of known) {
      const fields = wanted.get(product.serial) ?? {}
      wanted.delete(product.serial)
      if (isSame(product, fields)) continue
      await tx.update(products).set(withSortName(fields)).where(eq(products.id, product.id))
      changed += 1
    }
    const fresh = [...wanted].map(([serial, fields]) => toProduct(serial, fields, now))
    for (let start = 0; start < fresh.length; start += atOnce)
      await tx.insert(products).values(fresh.slice(start, start + atOnce))
    return { added: fresh.length, changed, unchanged: known.length - changed }
  })
}

function isSame(product: Product, fields: Fields): boolean {
  return (Object.keys(fields) as (keyof Fields)[]).every((name) => product[name] === fields[name])
}

function withSortName(fields: Fields): Fields & { sortName?: string } {
  return fields.name === undefined ? fields : { ...fields, sortName: sortName(fields.name) }
}

function toProduct(serial: string, fields: Fields, createdAt: Date): typeof products.$inferInsert {
  const { name, categoryId, priceCents, stock } = fields
  if (
    name === undefined ||
    categoryId === undefined ||
    priceCents === undefined ||
    stock === undefined
  )
    throw new Error(`The new product ${serial} was not checked.`)
  return {
    vatRate: defaultVat(categoryId),
    ...fields,
    name,
    categoryId,
    priceCents,
    stock,
    serial,
    sortName: sortName(name),
    createdAt,
  }
}
