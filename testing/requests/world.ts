import { randomInt, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { orderLines, orders } from '../../server/database/schema'
import { insertProduct } from '../makeData'
import { startServer, type TestServer } from '../startServer'
import { askForLinks } from './mailedLinks'
import { strongPassword } from './knownFields'
import type { Facts } from './TestRequest'

export type World = {
  server: TestServer
  /** Two new clients with their tokens, carts and orders; mailed links where they are wanted. */
  newFacts: (wanted: { links: boolean }) => Promise<Facts>
}

/** A running shop with products for sale and clients in the middle of their shopping. */
export async function openWorld(): Promise<World> {
  const server = await startServer()
  const { sql } = server.services.database
  const passwordHash = await hash(strongPassword)
  const article = await insertProduct(sql, { stock: 1_000_000, priceCents: 250 })
  const other = await insertProduct(sql, { stock: 1_000_000, categoryId: 1 })
  const soldOut = await insertProduct(sql, { stock: 0, picture: null, weightGrams: null })

  async function newOrder(clientId: string, isPaid: boolean) {
    const paid = {
      state: 'payée',
      delivery: 'magasin',
      adress: 'Blois',
      totalCents: 250,
      paidAt: new Date(),
    } as const
    const id = randomInt(10_000_000, 99_999_999)
    await sql.insert(orders).values({ id, clientId, createdAt: new Date(), ...(isPaid && paid) })
    const line = { id: randomUUID(), orderId: id, productId: article.id, quantity: 1000 }
    const frozen = { frozenName: article.name, frozenPriceCents: 250, frozenVatRate: 550 }
    await sql.insert(orderLines).values({ ...line, ...(isPaid && frozen) })
    return { id: String(id), line: line.id }
  }

  async function newFacts({ links }: { links: boolean }): Promise<Facts> {
    const [own, another] = [
      await server.registerClient({ passwordHash }),
      await server.registerClient(),
    ]
    const [cart, otherCart, paid] = [
      await newOrder(own.id, false),
      await newOrder(another.id, false),
      await newOrder(own.id, true),
    ]
    return {
      OWN_CLIENT: own.id,
      OTHER_CLIENT: another.id,
      OWN_TOKEN: own.token,
      OTHER_TOKEN: another.token,
      DEAD_TOKEN: server.services.tokens.issue({ clientId: own.id, version: 99 }),
      UNSIGNED_TOKEN: unsigned(own.token),
      OWN_EMAIL: own.email,
      OWN_LINE: cart.line,
      OTHER_LINE: otherCart.line,
      OWN_CART: cart.id,
      OTHER_CART: otherCart.id,
      PAID_ORDER: paid.id,
      SERIAL_ONE: article.serial,
      SERIAL_TWO: other.serial,
      SERIAL_SOLD_OUT: soldOut.serial,
      ...(links ? await askForLinks(server, own) : { LINK_PASSWORD: 'aucun', LINK_EMAIL: 'aucun' }),
    }
  }
  return { server, newFacts }
}

function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${token.split('.')[1] ?? ''}.`
}
