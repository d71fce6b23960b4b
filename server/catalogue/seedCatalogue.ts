import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import { projectRoot } from '../system/projectRoot'
import type { Services } from '../services'
import { importCatalogue, type Imported } from './importCatalogue'

/** Fills an empty catalogue with the shop's first products; undefined if the catalogue has any. */
export async function seedCatalogue(
  services: Pick<Services, 'database' | 'clock' | 'pictures'>,
): Promise<Imported | undefined> {
  if (!(await isCatalogueEmpty(services.database.sql))) return undefined
  const seed = path.join(projectRoot(), 'server/database/seed')
  return importCatalogue(services, {
    bytes: await readFile(path.join(seed, 'catalogue.csv')),
    picturesFolder: path.join(seed, 'pictures'),
  })
}

/** Whether the catalogue has no product; retired products count. */
async function isCatalogueEmpty(sql: Sql): Promise<boolean> {
  return (await sql.select({ id: products.id }).from(products).limit(1)).length === 0
}
