import type { ServerUnderTest } from '../ServerUnderTest'
import { password, type Shopper } from '../Shopper'
import { statusOf } from './statusOf'

export type Visit = { what: string; status: number; seconds: number }

/** What people do beside those who pay: each once, and what each was answered. */
export async function visit(
  { url }: ServerUnderTest,
  { visitor, locked, product }: { visitor: Shopper; locked: Shopper; product: string },
): Promise<Visit[]> {
  const acts: Record<string, () => Promise<number>> = {
    'the home page': () => statusOf(`${url}/`),
    // Never the same: none of them is cached.
    'the list': () => statusOf(`${url}/api/products?per_page=5&page=${1 + (Date.now() % 10)}`),
    'a product': () => statusOf(`${url}/api/product/${product}`),
    '/healthz': () => statusOf(`${url}/healthz`),
    'signing in': () => signIn(url, visitor.email),
    'signing in to a locked account': () => signIn(url, locked.email),
    'a cart': () => ask(visitor, '/api/client/cart'),
    'a locked cart': () => ask(locked, '/api/client/cart'),
    orders: () => ask(visitor, '/api/client/commands'),
    'adding another product': () =>
      ask(visitor, '/api/products/addCart', { product_serial_number: product }),
  }
  return Promise.all(
    Object.entries(acts).map(async ([what, act]) => {
      const began = performance.now()
      const status = await act()
      return { what, status, seconds: (performance.now() - began) / 1000 }
    }),
  )
}

const ask = async (shopper: Shopper, path: string, body: object = {}) =>
  (await shopper.sendOnce(path, { client_id: shopper.clientId, ...body })).status

const signIn = (url: string, email: string) =>
  statusOf(`${url}/api/clients/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_email: email, client_password: password }),
  })
