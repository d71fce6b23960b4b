import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { toCents } from '../../contract/amounts'
import type { CartLineReply } from '../../contract/api/cart'
import { listBestProducts } from '../../contract/api/catalogue'
import { register } from '../../contract/api/clients'
import type { Endpoint } from '../../contract/api/endpoint'
import { inParis } from '../../contract/parisianDays'
import { clients as accounts, staffSessions } from '../../server/database/schema'
import type { CommandReply } from '../../server/commands/runCommand'
import { accepted, ApiClient, type Session } from '../../testing/ApiClient'
import { registrationOf } from '../../testing/newPerson'
import type { CheckoutShop } from '../../testing/openCheckout'
import { send, type Reply } from '../../testing/send'
import { staffOn, type Member } from '../../testing/staffOn'
import { Shopkeeper } from '../Shopkeeper'
import type { Model } from './Model'

export const clientCount = 3
/** The first ones have proven their e-mail. */
const provenCount = 2
export const productCount = 3
export const staffCount = 2
/** Those of the products, and their numbers. */
export const categories: Record<string, number> = { Thé: 1, Café: 2 }

/** `shownCents`: the sum of the last cart, or the total of the last quote, that the shop showed. */
type SignedIn = ApiClient & { shownCents?: number }
/** The people and the products of one history, new on a server that runs on. */
export type Stage = {
  /** In the names of all that is made for it. */
  mark: string
  shop: CheckoutShop
  server: CheckoutShop['server']
  shopkeeper: Shopkeeper
  clients: SignedIn[]
  staff: Member[]
  serials: string[]
  /** The rows of the products in each exported file, its heading first. */
  files: string[][][]
}

export async function setStage(shop: CheckoutShop): Promise<{ stage: Stage; model: Model }> {
  const mark = randomUUID().slice(0, 8)
  const products = [
    { name: 'Few', category: 'Café', vat: 5.5, priceCents: 333, stock: 2 },
    { name: 'Some', category: 'Thé', vat: 10, priceCents: 1250, stock: 4 },
    { name: 'Many', category: 'Café', vat: 20, priceCents: 10, stock: 9 },
  ].map((product) => ({
    ...product,
    isBeans: product.category === 'Café',
    serial: `${product.name}-${mark}`,
    isRetired: false,
  }))
  const shopkeeper = new Shopkeeper('', shop.services)
  await shopkeeper.putOnSale(products)
  // From the first look at them on, the database counts the sales of each product.
  await accepted(send(shop.server.url + listBestProducts.path))
  const stage: Stage = {
    mark,
    shop,
    server: shop.server,
    shopkeeper,
    clients: [],
    staff: [],
    serials: products.map(({ serial }) => serial),
    files: [],
  }
  while (stage.clients.length < clientCount)
    stage.clients.push(await ApiClient.register(shop.server.url))
  while (stage.staff.length < staffCount) stage.staff.push(await staffOn(shop.server))
  const proven = stage.clients.slice(0, provenCount).map(({ id }) => id)
  const proof = { emailProvenAt: shop.services.clock() }
  await shop.sql.update(accounts).set(proof).where(inArray(accounts.id, proven))
  const clients = stage.clients.map((_, index) => ({
    account: 1,
    isDeleted: false,
    isProven: index < provenCount,
  }))
  const at = shop.services.clock()
  const now = {
    minutes: 0,
    now: at.getTime(),
    day: inParis(at).day,
    isSlow: false,
    asked: 0,
    received: [],
  }
  const made = { products, clients, promotions: [], orders: [], withdrawals: [], files: [] }
  return { stage, model: { ...made, ...now } }
}

export async function signUp({ server, clients }: Stage, client: number): Promise<Reply> {
  const { person } = clients[client]!
  const reply = await send(server.url + register.path, { body: registrationOf(person) })
  if (reply.status === 201)
    clients[client] = new ApiClient(server.url, person, reply.body as Session)
  return reply
}

/** A call of a client, who remembers the sum of the cart that the reply shows, as a screen does. */
export async function ask(
  { clients }: Stage,
  client: number,
  endpoint: Endpoint,
  fields?: object,
): Promise<Reply> {
  const asking = clients[client]!
  const reply = await asking.ask(endpoint, fields)
  const { cart } = reply.body as { cart?: CartLineReply[] }
  if (cart)
    asking.shownCents = cart.reduce((sum, line) => sum + toCents(line.command_total_price), 0)
  return reply
}

/** What a member of the staff presses on, once they have looked at it. */
export type Looked = {
  id: number
  member: number
  isStale: boolean
  endpoint: Endpoint
  fields: object | undefined
}

/** A press of a member of the staff, whose session is as new as a day at work keeps it. */
export async function press(
  { shop, staff }: Stage,
  by: number,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  id: unknown = '',
  body?: object,
): Promise<Reply> {
  const member = staff[by]!
  const now = shop.services.clock()
  const fresh = { provenAt: now, endsAt: new Date(now.getTime() + 60_000) }
  await shop.sql.update(staffSessions).set(fresh).where(eq(staffSessions.staffId, member.id))
  return member.send(method as 'GET' | 'POST', path.replace(':id', String(id)), body)
}

/** A command of the shopkeeper; all that is refused is `impossible`. */
export async function command(given: Promise<CommandReply>): Promise<Reply> {
  const { isDone, message } = await given
  return isDone
    ? { status: 200, body: { message } }
    : { status: 409, body: { message, code: 'impossible' } }
}
