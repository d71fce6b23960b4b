import { rm } from 'node:fs/promises'
import type { Pages } from '../server/pages/pages'
import type { AppServices } from '../server/app'
import { CatalogueCache } from '../server/cache/CatalogueCache'
import { makeBuiltClient, pagesOver } from './builtClient'
import { insertProducts } from './makeData'
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
export async function startPages({
  settings = {},
  services,
  pages = (ours) => ours,
  isEmpty = false,
}: Options = {}): Promise<TestServer> {
  return withFolder('comptoir-pages-', async (folder) => {
    await makeBuiltClient(folder)
    const catalogueCache = new CatalogueCache()
    const server = await startServer({
      settings,
      pages: (shown) => pages(pagesOver(folder, shown)),
      services: { ...services, catalogueCache },
    })
    const { database } = server.services
    await catalogueCache.follow(database)
    if (!isEmpty) await insertProducts(database.sql, smallCatalogue())
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
  })
}
