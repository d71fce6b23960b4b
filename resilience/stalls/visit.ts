import { addToCart, getCart } from '../../contract/api/cart'
import { signIn } from '../../contract/api/clients'
import type { Endpoint } from '../../contract/api/endpoint'
import { listOrders } from '../../contract/api/orders'
import type { ApiClient } from '../../testing/ApiClient'
import { sendOnce } from '../../testing/send'
import type { ServerUnderTest } from '../ServerUnderTest'
import { statusOf } from './statusOf'

/** `status` is 0 where no answer came. */
export type Visit = { what: string; status: number; seconds: number }

/** What people do beside those who pay: each once, and what each was answered. */
export async function visit(
  { url }: ServerUnderTest,
  { visitor, locked, product }: { visitor: ApiClient; locked: ApiClient; product: string },
): Promise<Visit[]> {
  const acts: Record<string, () => Promise<number>> = {
    'the home page': () => statusOf(`${url}/`),
    // Never the same: none of them is cached.
    'the list': () => statusOf(`${url}/api/products?per_page=5&page=${1 + (Date.now() % 10)}`),
    'a product': () => statusOf(`${url}/api/product/${product}`),
    '/healthz': () => statusOf(`${url}/healthz`),
    'signing in': () => signInAs(url, visitor),
    'signing in to a locked account': () => signInAs(url, locked),
    'a cart': () => ask(visitor, getCart),
    'a locked cart': () => ask(locked, getCart),
    orders: () => ask(visitor, listOrders),
    'adding another product': () => ask(visitor, addToCart, { product_serial_number: product }),
  }
  return Promise.all(
    Object.entries(acts).map(async ([what, act]) => {
      const began = performance.now()
      const status = await act().catch(() => 0)
      return { what, status, seconds: (performance.now() - began) / 1000 }
    }),
  )
}

const ask = async (client: ApiClient, endpoint: Endpoint, fields?: object) =>
  (await client.askOnce(endpoint, fields)).status

async function signInAs(url: string, { person }: ApiClient): Promise<number> {
  const body = { client_email: person.email, client_password: person.password }
  return (await sendOnce(url + signIn.path, { body })).status
}
