import path from 'node:path'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import type { Services } from '../services'
import { importCatalogue, type Imported } from './file/importCatalogue'
import { readSeed, seedFolder } from './seedFile'

/** Fills an empty catalogue with the shop's first products; undefined if the catalogue has any. */
export async function seedCatalogue(
  services: Pick<Services, 'database' | 'clock' | 'pictures'>,
): Promise<Imported | undefined> {
  if (!(await isCatalogueEmpty(services.database.sql))) return undefined
  return importCatalogue(services, {
    bytes: await readSeed(),
    picturesFolder: path.join(seedFolder(), 'pictures'),
  })
}

/** Whether the catalogue has no product; retired products count. */
export async function isCatalogueEmpty(sql: Sql): Promise<boolean> {
  return (await sql.select({ id: products.id }).from(products).limit(1)).length === 0
}
