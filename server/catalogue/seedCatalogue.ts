import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../system/projectRoot'
import type { Services } from '../services'
import { importCatalogue, type Imported } from './importCatalogue'
import { isCatalogueEmpty } from './queries'

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
