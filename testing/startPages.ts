import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pages } from '../server/pages/pages'
import type { AppServices } from '../server/app'
import { CatalogueCache } from '../server/cache/CatalogueCache'
import { openTestDatabase } from './openTestDatabase'
import { makeBuiltClient, pagesOver } from './builtClient'
import { insertProduct } from './makeData'
import { smallCatalogue } from './smallCatalogue'
import { startServer, type TestServer } from './startServer'

type Options = {
  settings?: Record<string, string>
  services?: Partial<AppServices>
  /** Changes the pages before the server gets them. */
  pages?: (pages: Pages) => Pages
  isEmpty?: boolean
}

/** A whole server with the small catalogue, whose pages the real components render. */
export async function startPages({
  settings = {},
  services,
  pages = (ours) => ours,
  isEmpty = false,
}: Options = {}): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pages-'))
  await makeBuiltClient(folder)
  const database = services?.database ?? (await openTestDatabase())
  const catalogueCache = new CatalogueCache()
  await catalogueCache.follow(database)
  const server = await startServer({
    settings,
    pages: (shown) => pages(pagesOver(folder, shown)),
    services: { ...services, database, catalogueCache },
  })
  if (!isEmpty)
    for (const product of smallCatalogue())
      await insertProduct(server.services.database.sql, product)
  return {
    ...server,
    async close() {
      await catalogueCache.stop()
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
