import { hash } from '@node-rs/argon2'
import { eq, sql as raw } from 'drizzle-orm'
import type { ProductReply } from '../contract/api/catalogue'
import { products } from '../server/database/schema'
import { insertProduct } from './makeData'
import { smallCatalogue } from './smallCatalogue'
import { startServer } from './startServer'
import type { Shop } from './shop'

/** Added by the environment, because the network is between the page and this server. */
type ServerSide = Omit<Shop, 'failNext' | 'slow' | 'settle' | 'calls'>
export type ShopBehind = { url: string; shop: ServerSide; close: () => Promise<void> }

const password = 'Torréfaction-41'
let passwordHash: Promise<string> | undefined

/** The real server with a small catalogue, and the handles with which tests change it. */
export async function startShopForScreens(): Promise<ShopBehind> {
  let advanced = 0
  const clock = () => new Date(Date.now() + advanced)
  const server = await startServer({ clock, listen: true })
  const { sql } = server.services.database
  for (const product of smallCatalogue()) await insertProduct(sql, product)

  async function call(method: string, path: string, body?: unknown, token?: string) {
    const reply = await fetch(server.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await reply.json()) as unknown
  }

  const shop: ServerSide = {
    url: server.url,
    call,
    products: async () => (await call('GET', '/api/products')) as ProductReply[],
    async setStock(serial, stock) {
      await sql.update(products).set({ stock }).where(eq(products.serial, serial))
    },
    async changeProduct(serial, changes) {
      await sql.update(products).set(changes).where(eq(products.serial, serial))
    },
    async registerClient({ client_adress, ...fields } = {}) {
      passwordHash ??= hash(password)
      const { token, client, email } = await server.registerClient({
        passwordHash: await passwordHash,
        ...(client_adress !== undefined && { address: client_adress }),
        ...fields,
      })
      return { token, client, email, password }
    },
    readMails: (to) => server.readMails(to),
    async hide(table) {
      const rename = (from: string, to: string) =>
        sql.execute(raw`alter table ${raw.identifier(from)} rename to ${raw.identifier(to)}`)
      await rename(table, `hidden_${table}`)
      return async () => {
        await rename(`hidden_${table}`, table)
      }
    },
    advanceClock(milliseconds) {
      advanced += milliseconds
    },
  }
  return { url: server.url, shop, close: () => server.close() }
}
