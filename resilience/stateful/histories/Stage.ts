import { randomBytes } from 'node:crypto'
import { newWorld, type Product, type World } from '../model/World'
import type { ServerUnderTest } from '../../ServerUnderTest'
import type { Shopkeeper } from '../../Shopkeeper'
import { signUp } from '../../Shopper'

export type Person = {
  email: string
  id: string
  token: string
  /** The sum of the last cart that the shop showed them. */
  shownCents?: number
}
/** The people and the products of one history, new on a server that runs on. */
export type Stage = {
  server: ServerUnderTest
  shopkeeper: Shopkeeper
  clients: Person[]
  serials: string[]
  /** The rows of the products in each exported file, its heading first. */
  files: string[][][]
}

export const clientCount = 3
const products: readonly Product[] = [
  { name: 'Few', priceCents: 333, stock: 2, isRetired: false },
  { name: 'Some', priceCents: 1250, stock: 4, isRetired: false },
  { name: 'Many', priceCents: 10, stock: 9, isRetired: false },
]
export const productCount = products.length

export async function setStage(
  server: ServerUnderTest,
  shopkeeper: Shopkeeper,
): Promise<{ stage: Stage; world: World }> {
  const mark = randomBytes(6).toString('hex')
  const serials = products.map((_, number) => `T-${mark}-${number}`)
  await shopkeeper.putOnSale(
    products.map((product, number) => ({ ...product, serial: serials[number]! })),
  )
  const clients = await Promise.all(
    Array.from({ length: clientCount }, async (_, number) => {
      const email = `client-${number}-${mark}@resilience.test`
      const reply = await signUp(server, email)
      if (reply.status !== 201) throw new Error(`${email}: ${JSON.stringify(reply)}`)
      return personOf(email, reply.body)
    }),
  )
  const stage = { server, shopkeeper, clients, serials, files: [] }
  return { stage, world: newWorld(products, clientCount) }
}

export function personOf(email: string, body: unknown): Person {
  const { token, client } = body as { token: string; client: { id: string } }
  return { email, id: client.id, token }
}
