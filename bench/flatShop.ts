import path from 'node:path'
import { inArray, sql as raw } from 'drizzle-orm'
import { root } from '../testing/root'
import { products } from '../server/database/schema'
import { fillDemo, type Demo } from '../server/demo/fillDemo'
import { loadRenderer, openPages } from '../server/pages/pages'
import { newOrder } from '../testing/requests/newOrder'
import { startServer, type TestServer } from '../testing/startServer'
import { changeProducts, type RegisteredClient } from '../testing/makeData'
import { withCommandLimits } from './withCommandLimits'

const shopperOrders = 10
const serialsAsked = 500

/** A server with its products, and a shopper with an open cart and some orders. */
export type FlatShop = {
  server: TestServer
  shopper: RegisteredClient
  order: string
  /** Products from all over the catalogue. */
  serials: string[]
}

/** A shop of this size that caches no reply. */
export async function openFlatShop(demo: Demo): Promise<FlatShop> {
  const folder = path.join(root, 'dist/client')
  const createRenderer = loadRenderer(folder)
  if (!createRenderer) throw new Error('Nothing is built: run `npm run build` first.')
  const server = await startServer({
    pages: (settings) => openPages(settings, { folder, createRenderer }),
  })
  const { sql } = server.services.database
  await withCommandLimits(server.services.database, (database) =>
    fillDemo({ ...server.services, database }, demo),
  )
  const shopper = await server.registerClient()
  const clientId = shopper.id
  // A cart accepts one more while the stock lasts.
  const some = inArray(products.serial, ['CAF-001', 'THE-001', 'ACC-001'])
  await changeProducts(sql, { stock: 1_000_000 }, some)
  const bought = await sql.select().from(products).where(some)
  const lines = bought.map((product) => ({ product, quantity: 1 }))
  let order = ''
  for (let n = 0; n < shopperOrders; n += 1)
    order = (await newOrder(sql, { clientId, state: 'livrée', lines })).id
  await newOrder(sql, { clientId, state: 'panier', lines })
  await sql.execute(raw`vacuum analyze`)
  await sql.execute(raw`checkpoint`)
  return { server, shopper, order, serials: await someSerials(server) }
}

async function someSerials({ services }: TestServer): Promise<string[]> {
  const { sql } = services.database
  const all = await sql.select({ serial: products.serial }).from(products).orderBy(products.id)
  return Array.from(
    { length: serialsAsked },
    // Far from each other in the catalogue.
    (_, n) => all[(n * 7919 * Math.ceil(all.length / serialsAsked)) % all.length]!.serial,
  )
}
