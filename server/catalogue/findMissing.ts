import { inArray } from 'drizzle-orm'
import { cellFaults } from '../../wording/catalogueFile'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import type { Fault } from './CatalogueFileRefused'
import { required } from './fields'
import type { Change } from './readChanges'

/** The cells that are empty although their product is new. */
export async function findMissing(sql: Sql, changes: readonly Change[]): Promise<Fault[]> {
  const serials = changes.map(({ serial }) => serial).filter((serial) => serial !== '')
  const known = await sql
    .select({ serial: products.serial })
    .from(products)
    .where(inArray(products.serial, serials))
  const isKnown = new Set(known.map(({ serial }) => serial))
  return changes
    .filter(({ serial }) => serial !== '' && !isKnown.has(serial))
    .flatMap(({ line, named }) =>
      required
        .filter((column) => !named.has(column))
        .map((column) => ({ line, column, fault: cellFaults.missing })),
    )
}
