import { addToCart, getCart, payCart, type CartLineReply } from '../contract/api/cart'
import type { Endpoint } from '../contract/api/endpoint'
import { listBestProducts, listProducts, type ProductReply } from '../contract/api/catalogue'
import { register } from '../contract/api/clients'
import type { Person } from './people'
import type { Catalogue } from './routes'

/** `client` is what the browser keeps of them. */
export type SignedIn = { token: string; clientId: string; client: object }

async function ask<Reply>(
  url: string,
  call: Endpoint,
  body?: unknown,
  token?: string,
): Promise<Reply> {
  const reply = await fetch(`${url}${call.path}`, {
    method: call.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${call.path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** A list of the API, by its address. */
export async function productsOf(url: string, path: string): Promise<ProductReply[]> {
  const reply = await fetch(`${url}${path}`)
  return (await reply.json()) as ProductReply[]
}

/** The catalogue as the API tells it: what the screens have to show. */
export async function cataloguesOf(url: string): Promise<Catalogue> {
  const all = await ask<ProductReply[]>(url, listProducts)
  return {
    all,
    coffees: all.filter((product) => product.product_categorie_name === 'Café'),
    best: await ask<ProductReply[]>(url, listBestProducts),
  }
}

/** What a person's registration says. */
export const registrationOf = (person: Person) => ({
  client_firstName: person.firstName,
  client_lastName: person.lastName,
  client_email: person.email,
  client_adress: person.address,
  client_password: person.password,
})

/** Opens an account without the screen, for journeys that are about something else. */
export async function registerOverApi(url: string, person: Person): Promise<SignedIn> {
  const { token, client } = await ask<{ token: string; client: { id: string } }>(
    url,
    register,
    registrationOf(person),
  )
  return { token, clientId: client.id, client }
}

/** Pays for one of this product and puts another one into the new cart; gives the order's number. */
export async function buyOverApi(
  url: string,
  client: SignedIn,
  product: ProductReply,
): Promise<string> {
  const order = await orderOverApi(url, client, [product])
  await addOverApi(url, client, product)
  return order
}

/** Pays for one of each of these products; gives the order's number. */
export async function orderOverApi(
  url: string,
  client: SignedIn,
  products: ProductReply[],
  address = '12 rue du Commerce, 41000 Blois',
): Promise<string> {
  let cart: CartLineReply[] = []
  for (const product of products) cart = await addOverApi(url, client, product)
  const order = { command_id: cart[0]!.command_id, adress: address }
  await ask(url, payCart, order, client.token)
  return String(order.command_id)
}

/** Puts one of this product into the cart, and gives it back. */
export async function addOverApi(
  url: string,
  { token, clientId }: SignedIn,
  product: Pick<ProductReply, 'product_serial_number'>,
): Promise<CartLineReply[]> {
  const one = { product_serial_number: product.product_serial_number, client_id: clientId }
  return (await ask<{ cart: CartLineReply[] }>(url, addToCart, one, token)).cart
}

/** The cart of whoever this storage has signed in, as the server holds it. */
export function cartOf(url: string, storage: Record<string, string>): Promise<CartLineReply[]> {
  const { id } = JSON.parse(storage.client ?? '') as { id: string }
  return ask(url, getCart, { client_id: id }, storage.token)
}
