import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from '../contract/api/endpoints'
import { BareProblem, BareShop, type BareRequest } from './bareShop'

type Handler = (shop: BareShop, asked: BareRequest) => unknown

/** The specification's 18 calls by the names of their rows. */
const handlers: Readonly<Record<string, Handler>> = {
  listProducts: (shop, asked) => shop.list(asked),
  listProductsByCategory: (shop, asked) => shop.list(asked),
  listBestProducts: (shop) => shop.products.slice(0, 2),
  getProduct: (shop, { params }) => shop.product(params.id),
  signIn: (shop, asked) => shop.signIn(asked),
  register: (shop, asked) => shop.register(asked),
  getCart: (shop, asked) => shop.cart(asked),
  addToCart: (shop, asked) => shop.change(asked, 1),
  incrementLine: (shop, asked) => shop.change(asked, 1),
  decrementLine: (shop, asked) => shop.change(asked, -1),
  deleteLine: (shop, asked) => shop.deleteLine(asked),
  payCart: (shop, asked) => shop.pay(asked),
  listOrders: (shop, asked) => shop.listOrders(asked),
  getOrder: (shop, asked) => shop.order(asked),
  editClient: (shop, asked) => shop.edit(asked),
  changePassword: (shop, asked) => shop.changePassword(asked),
  deleteClient: (shop, asked) => shop.delete(asked),
  firstConnection: (shop, asked) => shop.firstConnection(asked),
}
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
}

export type BareHost = { url: string; shop: BareShop; close: () => Promise<void> }

/** An API of someone else's: known fields only, numbers as text, no count, no cart in replies. */
export async function startBareHost(): Promise<BareHost> {
  const shop = new BareShop()
  const server = createServer((request, reply) => void answer(shop, request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    shop,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function answer(shop: BareShop, request: IncomingMessage, reply: ServerResponse) {
  const { status, body } = await outcome(shop, request)
  reply.writeHead(status, { ...crossOrigin, 'content-type': 'application/json' })
  reply.end(body === undefined ? undefined : JSON.stringify(body))
}

async function outcome(shop: BareShop, request: IncomingMessage) {
  if (request.method === 'OPTIONS') return { status: 204 }
  const url = new URL(request.url ?? '/', 'http://localhost')
  const found = findCall(request.method ?? 'GET', url.pathname)
  if (!found) return { status: 404, body: { message: 'Adresse inconnue' } }
  const asked = {
    params: found.params,
    query: url.searchParams,
    body: await readBody(request),
    token: request.headers.authorization?.replace(/^Bearer /, '') ?? null,
  }
  try {
    return { status: 200, body: found.handler(shop, asked) }
  } catch (error) {
    if (!(error instanceof BareProblem)) throw error
    return { status: error.status, body: { message: error.message } }
  }
}

function findCall(method: string, pathname: string) {
  for (const row of endpoints) {
    const handler = handlers[row.name]
    const pattern = row.path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}/?$`).exec(pathname)
    if (handler && match && row.method === method) return { handler, params: { ...match.groups } }
  }
  return null
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}
