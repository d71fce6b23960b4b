import { rm } from 'node:fs/promises'
import type { Pages } from '../server/pages/pages'
import type { AppServices } from '../server/app'
import type { Database } from '../server/database/connect'
import { CatalogueCache } from '../server/cache/CatalogueCache'
import { openTestDatabase } from './openTestDatabase'
import { makeBuiltClient, pagesOver } from './builtClient'
import { insertProduct } from './makeData'
import { smallCatalogue } from './smallCatalogue'
import { startServer, type TestServer } from './startServer'
import { withFolder } from './withFolder'

type Options = {
  settings?: Record<string, string>
  services?: Partial<AppServices>
  /** Changes the pages before the server gets them. */
  pages?: (pages: Pages) => Pages
  isEmpty?: boolean
}

/** A whole server with the small catalogue, whose pages the real components render. */
export async function startPages(options: Options = {}): Promise<TestServer> {
  return withFolder('comptoir-pages-', async (folder) => {
    await makeBuiltClient(folder)
    const { services } = options
    if (services?.database) return startIn(folder, services.database, options)
    const database = await openTestDatabase()
    return startIn(folder, database, options).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
  })
}

async function startIn(
  folder: string,
  database: Database,
  { settings = {}, services, pages = (ours) => ours, isEmpty = false }: Options,
): Promise<TestServer> {
  const catalogueCache = new CatalogueCache()
  const server = await startServer({
    settings,
    pages: (shown) => pages(pagesOver(folder, shown)),
    services: { ...services, database, catalogueCache },
  })
  await catalogueCache.follow(database)
  if (!isEmpty)
    for (const product of smallCatalogue())
      await insertProduct(server.services.database.sql, product)
  async function leave() {
    await catalogueCache.stop()
    await server.leave()
    await rm(folder, { recursive: true })
  }
  return {
    ...server,
    leave,
    async close() {
      await leave()
      await database.close()
    },
  }
}
