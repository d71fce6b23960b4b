import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Sql } from '../../server/database/connect'
import { openDatabase } from '../../server/database/open'
import { products } from '../../server/database/schema'
import { inParallel } from '../../testing/inParallel'
import { makeScratch, withScratch, type Scratch } from '../scratch'
import { ServerUnderTest } from '../ServerUnderTest'
import { Shopkeeper } from '../Shopkeeper'
import { Buyer } from '../Buyer'

export type TwoServers = {
  servers: [ServerUnderTest, ServerUnderTest]
  shopkeeper: Shopkeeper
  sql: Sql
}

/** What the environment of both servers holds beside the scratch's settings. */
type MakeEnvironment = (scratch: Scratch) => Promise<Record<string, string>>

/** Lets two processes of the built server open the same new database. */
export async function withTwoServers(
  postgresql: string,
  work: (shop: TwoServers) => Promise<void>,
  makeEnvironment?: MakeEnvironment,
): Promise<void> {
  const scratch = await makeScratch(postgresql)
  const servers: ServerUnderTest[] = []
  let database: Database | undefined
  try {
    const settings = { ...scratch.settings, ...(await makeEnvironment?.(scratch)) }
    const first = await ServerUnderTest.start(settings)
    servers.push(first)
    const second = await ServerUnderTest.start(settings)
    servers.push(second)
    database = await openDatabase(scratch)
    const shopkeeper = Shopkeeper.on(database, scratch.dataDir)
    await work({ servers: [first, second], shopkeeper, sql: database.sql })
  } finally {
    await database?.close()
    await Promise.all(servers.map((server) => server.stop()))
    await scratch.remove()
  }
}

/** What a sale needs that asks the servers alone; two of them may be one. */
export type AnyShop = Omit<TwoServers, 'sql'>

/** Lets one process of the built server open a new embedded database. */
export function withOneServer(work: (shop: AnyShop) => Promise<void>): Promise<void> {
  return withScratch(null, async ({ settings, dataDir }) => {
    const server = await ServerUnderTest.start(settings)
    try {
      await work({ servers: [server, server], shopkeeper: new Shopkeeper(dataDir, null) })
    } finally {
      await server.stop()
    }
  })
}

/** New products with this stock each; their serial numbers. */
export async function putOnSale(
  { shopkeeper }: AnyShop,
  count: number,
  stock: number,
): Promise<string[]> {
  const mark = randomBytes(6).toString('hex')
  const serials = Array.from({ length: count }, (_, number) => `S-${mark}-${number}`)
  await shopkeeper.putOnSale(
    serials.map((serial) => ({ serial, name: serial, priceCents: 333, stock })),
  )
  return serials
}

/** So many new buyers, every other one at the other server. */
export function gather({ servers }: AnyShop, count: number): Promise<Buyer[]> {
  const urls = Array.from({ length: count }, (_, number) => servers[number % 2]!.url)
  return inParallel(urls, 8, (url) => Buyer.register(url))
}

/** The stock of a product by its row: cached replies may be a moment older. */
export async function stockOf({ sql }: TwoServers, serial: string): Promise<number> {
  const [product] = await sql.select().from(products).where(eq(products.serial, serial))
  return product!.stock
}
