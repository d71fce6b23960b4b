import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { toCents } from '../../contract/amounts'
import type { CartLineReply } from '../../contract/api/cart'
import { register } from '../../contract/api/clients'
import type { Endpoint } from '../../contract/api/endpoint'
import { clients as accounts } from '../../server/database/schema'
import type { CommandReply } from '../../server/commands/runCommand'
import { newPerson, registrationOf, type Person } from '../../testing/newPerson'
import type { CheckoutShop } from '../../testing/openCheckout'
import { send, type Reply } from '../../testing/send'
import { Shopkeeper } from '../Shopkeeper'
import type { World } from './World'

export const clientCount = 3
/** The first ones have proven their e-mail. */
const provenCount = 2
export const productCount = 3

type SignedIn = {
  person: Person
  id: string
  token: string
  /** The sum of the last cart that the shop showed them. */
  shownCents?: number
}
/** The people and the products of one history, new on a server that runs on. */
export type Stage = {
  shop: CheckoutShop
  server: { url: string }
  shopkeeper: Shopkeeper
  clients: SignedIn[]
  serials: string[]
  /** The rows of the products in each exported file, its heading first. */
  files: string[][][]
}

export async function setStage(shop: CheckoutShop): Promise<{ stage: Stage; world: World }> {
  const mark = randomUUID().slice(0, 8)
  const people = Array.from({ length: clientCount }, newPerson)
  const products = [
    { name: 'Few', priceCents: 333, stock: 2 },
    { name: 'Some', priceCents: 1250, stock: 4 },
    { name: 'Many', priceCents: 10, stock: 9 },
  ].map((product) => ({
    ...product,
    serial: `${product.name}-${mark}`,
    isRetired: false,
  }))
  const shopkeeper = new Shopkeeper('', shop.services)
  await shopkeeper.putOnSale(products)
  const stage: Stage = {
    shop,
    server: shop.server,
    shopkeeper,
    clients: people.map((person) => ({ person, id: '', token: '' })),
    serials: products.map(({ serial }) => serial),
    files: [],
  }
  for (const client of people.keys()) {
    const reply = await signUp(stage, client)
    if (reply.status !== 201) throw new Error(JSON.stringify(reply))
  }
  const proven = stage.clients.slice(0, provenCount).map(({ id }) => id)
  const at = { emailProvenAt: shop.services.clock() }
  await shop.sql.update(accounts).set(at).where(inArray(accounts.id, proven))
  const clients = people.map((_, index) => ({
    account: 1,
    isDeleted: false,
    isProven: index < provenCount,
  }))
  const now = { minutes: 0, isSlow: false, received: [] }
  return { stage, world: { products, clients, orders: [], files: [], ...now } }
}

export async function signUp({ server, clients }: Stage, client: number): Promise<Reply> {
  const { person } = clients[client]!
  const reply = await send(server.url + register.path, { body: registrationOf(person) })
  const body = reply.body as { token: string; client: { id: string } }
  if (reply.status === 201) clients[client] = { person, id: body.client.id, token: body.token }
  return reply
}

/** A call of a client, who remembers the sum of the cart that the reply shows, as a screen does. */
export async function ask(
  { server, clients }: Stage,
  client: number,
  { method, path }: Endpoint,
  fields: object = {},
): Promise<Reply> {
  const asking = clients[client]!
  const body = { client_id: asking.id, ...fields }
  const reply = await send(server.url + path, { method, body, token: asking.token })
  const { cart } = reply.body as { cart?: CartLineReply[] }
  if (cart) remember(asking, cart)
  return reply
}

export function remember(client: SignedIn, shown: readonly CartLineReply[]): void {
  client.shownCents = shown.reduce((sum, line) => sum + toCents(line.command_total_price), 0)
}

/** A command of the shopkeeper; all that is refused is `impossible`. */
export async function command(given: Promise<CommandReply>): Promise<Reply> {
  const { isDone, message } = await given
  return isDone
    ? { status: 200, body: { message } }
    : { status: 409, body: { message, code: 'impossible' } }
}
