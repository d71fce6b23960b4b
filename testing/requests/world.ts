import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { products } from '../../server/database/schema'
import { insertProduct } from '../makeData'
import { startServer, type ServerOptions, type TestServer } from '../startServer'
import { strongPassword } from './knownFields'
import { askForLinks, noLinks } from './mailedLinks'
import { newOrder } from './newOrder'
import type { Facts } from './TestRequest'

export type World = {
  server: TestServer
  /**
   * Two new clients with their tokens, carts and orders; with mailed links if the test needs them.
   */
  newFacts: (wanted: { links: boolean }) => Promise<Facts>
}

/** A running shop with products for sale and clients who are shopping. */
export async function openWorld(options: ServerOptions = {}): Promise<World> {
  const server = await startServer(options)
  const { sql } = server.services.database
  const passwordHash = await hash(strongPassword)
  const plenty = await insertProduct(sql, { stock: 1_000_000, priceCents: 250 })
  const lastOne = await insertProduct(sql, { stock: 1, categoryId: 1 })
  const soldOut = await insertProduct(sql, { stock: 0, picture: null, weightGrams: null })
  const many = { product: plenty, quantity: 1000 }
  const one = { product: lastOne, quantity: 1 }

  async function newFacts({ links }: { links: boolean }): Promise<Facts> {
    await sql.update(products).set({ stock: 1 }).where(eq(products.id, lastOne.id))
    const own = await server.registerClient({ passwordHash })
    const other = await server.registerClient()
    const ordered = { clientId: own.id, lines: [many] }
    const cart = await newOrder(sql, { clientId: own.id, state: 'panier', lines: [many, one] })
    const otherCart = await newOrder(sql, { clientId: other.id, state: 'panier', lines: [many] })
    const paid = await newOrder(sql, { ...ordered, state: 'payée' })
    const cancelled = await newOrder(sql, { ...ordered, state: 'annulée' })
    return {
      OWN_CLIENT: own.id,
      OTHER_CLIENT: other.id,
      OWN_TOKEN: own.token,
      OTHER_TOKEN: other.token,
      DEAD_TOKEN: server.services.tokens.issue({ clientId: own.id, version: 99 }),
      UNSIGNED_TOKEN: unsigned(own.token),
      OWN_EMAIL: own.email,
      OWN_LINE: cart.firstLine,
      OTHER_LINE: otherCart.firstLine,
      OWN_CART: cart.id,
      OTHER_CART: otherCart.id,
      PAID_ORDER: paid.id,
      CANCELLED_ORDER: cancelled.id,
      SERIAL_ONE: plenty.serial,
      SERIAL_LAST_ONE: lastOne.serial,
      SERIAL_SOLD_OUT: soldOut.serial,
      ...(links ? await askForLinks(server, own) : noLinks),
    }
  }
  return { server, newFacts }
}

function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${token.split('.')[1] ?? ''}.`
}
