import type { Client, Request } from 'autocannon'
import { addToCart } from '../contract/api/cart'
import { payCart } from '../contract/api/checkout'
import { ApiClient } from '../testing/ApiClient'
import type { BuiltShop } from '../testing/startBuiltShop'

/** Requests at a time, each on its own connection. */
export const connections = 16
/** The product that each connection buys; its stock is the highest possible. */
export const serialOf = (connection: number) =>
  `${connection % 2 ? 'THE' : 'CAF'}-${String(1 + Math.floor(connection / 2)).padStart(3, '0')}`
export const fullStock = '1000000'

/** Public requests, answered from the cache. */
export const reads = {
  'Home page': { path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } },
  'API: list of 24': {
    path: '/api/products?filter=asc&page=1&per_page=24',
    headers: { 'accept-encoding': 'br' },
  },
  'API: product': { path: `/api/product/${serialOf(0)}`, headers: { 'accept-encoding': 'br' } },
}
export type Read = keyof typeof reads

/** One load: the requests that each connection repeats. */
export type Load = {
  requests: (connection: number) => Request[]
  /** Requests that are measured as one, such as the two of a payment. */
  steps?: number
}

export const readLoad = (read: Read): Load => ({
  requests: () => [{ method: 'GET', ...reads[read] }],
})

/** Clients who buy, one for each connection, each with an open cart. */
export async function openShoppers(shop: BuiltShop): Promise<ApiClient[]> {
  const shoppers: ApiClient[] = []
  for (let connection = 0; connection < connections; connection += 1) {
    const product_serial_number = serialOf(connection)
    await shop.command('stock', product_serial_number, fullStock)
    const shopper = await ApiClient.register(shop.url)
    await shopper.add({ product_serial_number })
    shoppers.push(shopper)
  }
  return shoppers
}

export const addLoad = (shoppers: ApiClient[]): Load => ({
  requests: (connection) => [add(shoppers[connection]!, connection)],
})

/** Adds one article, then pays the cart that it is in. */
export const payLoad = (shoppers: ApiClient[]): Load => ({
  steps: 2,
  requests(connection) {
    const shopper = shoppers[connection]!
    let order: unknown
    return [
      {
        ...add(shopper, connection),
        onResponse(status, body) {
          if (status !== 200) throw new Error(`${status}: ${body}`)
          const reply = JSON.parse(body) as { cart: { command_id: unknown }[] }
          order = reply.cart[0]?.command_id
        },
      },
      {
        ...post(payCart.path, shopper),
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ command_id: order, adress: '12 rue du Commerce, 41000 Blois' }),
        }),
      },
    ]
  },
})

function add(shopper: ApiClient, connection: number): Request {
  const body = { product_serial_number: serialOf(connection), client_id: shopper.id }
  return { ...post(addToCart.path, shopper), body: JSON.stringify(body) }
}

const post = (path: string, { token }: ApiClient): Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
})

/** Gives each connection its own requests. */
export function deal({ requests }: Load): (client: Client) => void {
  let dealt = 0
  return (client) => {
    client.setRequests(requests(dealt++ % connections))
  }
}
