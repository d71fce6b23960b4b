import { addToCart, getCart, type CartLineReply } from '../contract/api/cart'
import { listProducts, type ProductReply } from '../contract/api/catalogue'
import { payCart } from '../contract/api/checkout'
import { register, signIn } from '../contract/api/clients'
import type { Endpoint } from '../contract/api/endpoint'
import { newPerson, registrationOf, type Person } from './newPerson'
import { send } from './send'

type Serial = Pick<ProductReply, 'product_serial_number'>
type SessionReply = { token: string; client: { id: string } }

/** A client of the shop at a URL, who uses the API. */
export class ApiClient {
  readonly id: string
  readonly token: string
  /** What the browser stores for a signed-in client. */
  readonly storage: Record<'token' | 'client', string>

  private constructor(
    private readonly url: string,
    readonly person: Person,
    { token, client }: SessionReply,
  ) {
    this.id = client.id
    this.token = token
    this.storage = { token, client: JSON.stringify(client) }
  }

  static async register(url: string, fields: Partial<Person> = {}): Promise<ApiClient> {
    const person = { ...newPerson(), ...fields }
    return new ApiClient(url, person, await call(url, register, registrationOf(person)))
  }

  static async signIn(url: string, person: Person): Promise<ApiClient> {
    const body = { client_email: person.email, client_password: person.password }
    return new ApiClient(url, person, await call(url, signIn, body))
  }

  cart(): Promise<CartLineReply[]> {
    return this.call(getCart, {})
  }

  /** Adds one of each of these products to the cart. */
  async add(...products: Serial[]): Promise<void> {
    for (const { product_serial_number } of products)
      await this.call(addToCart, { product_serial_number })
  }

  /** Pays for one of each of these products; returns the order's number. */
  buy(...products: Serial[]): Promise<string> {
    return this.order({}, products)
  }

  /** The same, delivered at home. */
  buyForHome(...products: Serial[]): Promise<string> {
    return this.order({ command_delivery: 'domicile' }, products)
  }

  /** The same, picked up at the shop. */
  buyToPickUp(...products: Serial[]): Promise<string> {
    return this.order({ command_delivery: 'magasin' }, products)
  }

  private async order(delivery: object, products: Serial[]): Promise<string> {
    await this.add(...products)
    const [{ command_id } = { command_id: '' }] = await this.cart()
    await this.call(payCart, { command_id, adress: this.person.address, ...delivery })
    return String(command_id)
  }

  private call<Reply>(endpoint: Endpoint, body: object): Promise<Reply> {
    return call(this.url, endpoint, { client_id: this.id, ...body }, this.token)
  }
}

/** The whole catalogue by price, or another list of the API. */
export async function fetchProducts(
  url: string,
  path: string = listProducts.path,
): Promise<ProductReply[]> {
  return (await (await fetch(url + path)).json()) as ProductReply[]
}

async function call<Reply>(
  url: string,
  { method, path }: Endpoint,
  body: object,
  token?: string,
): Promise<Reply> {
  const reply = await send(url + path, { method, body, ...(token && { token }) })
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply)}`)
  return reply.body as Reply
}
