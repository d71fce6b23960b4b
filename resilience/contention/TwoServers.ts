import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Sql } from '../../server/database/connect'
import { products } from '../../server/database/schema'
import { inParallel } from '../../testing/inParallel'
import type { Reply } from '../../testing/send'
import { inDatabase, withScratch, type Scratch } from '../scratch'
import { withServer, type ServerUnderTest } from '../ServerUnderTest'
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
export function withTwoServers<Result>(
  postgresql: string,
  work: (shop: TwoServers) => Promise<Result>,
  makeEnvironment?: MakeEnvironment,
): Promise<Result> {
  return withScratch(postgresql, async (scratch) => {
    const settings = { ...scratch.settings, ...(await makeEnvironment?.(scratch)) }
    return withServer(settings, (first) =>
      withServer(settings, (second) =>
        inDatabase(scratch, (database) => {
          const shopkeeper = Shopkeeper.on(database, scratch.dataDir)
          return work({ servers: [first, second], shopkeeper, sql: database.sql })
        }),
      ),
    )
  })
}

/** What a sale needs that asks the servers alone; two of them may be one. */
export type AnyShop = Omit<TwoServers, 'sql'>

/** Lets one process of the built server open a new embedded database. */
export const withOneServer = <Result>(work: (shop: AnyShop) => Promise<Result>): Promise<Result> =>
  withScratch(null, ({ settings, dataDir }) =>
    withServer(settings, (server) =>
      work({ servers: [server, server], shopkeeper: new Shopkeeper(dataDir, null) }),
    ),
  )

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

/** Which of these replies are no success, each as a sentence. */
export const failuresOf = (replies: readonly Reply[]): string[] =>
  replies
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => `answered ${status} ${JSON.stringify(body)}`)

/** The stock of a product by its row: cached replies may be a moment older. */
export async function stockOf({ sql }: TwoServers, serial: string): Promise<number> {
  const [product] = await sql.select().from(products).where(eq(products.serial, serial))
  return product!.stock
}
