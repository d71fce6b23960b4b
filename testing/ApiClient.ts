import { addToCart, getCart, type CartLineReply } from '../contract/api/cart'
import { listProducts, type ProductReply } from '../contract/api/catalogue'
import { payCart } from '../contract/api/checkout'
import { register, signIn } from '../contract/api/clients'
import type { Endpoint } from '../contract/api/endpoint'
import { getOrder } from '../contract/api/orders'
import { newPerson, registrationOf, type Person } from './newPerson'
import { send, sendOnce, type Reply, type Request } from './send'

type Serial = Pick<ProductReply, 'product_serial_number'>
export type Session = { token: string; client: { id: string } }
type ClassOf<Client> = new (url: string, person: Person, session: Session) => Client

/** A client of the shop at a URL, who uses the API. */
export class ApiClient {
  constructor(
    readonly url: string,
    readonly person: Person,
    protected readonly session: Session,
  ) {}

  static async register<Client>(
    this: ClassOf<Client>,
    url: string,
    fields: Partial<Person> = {},
  ): Promise<Client> {
    const person = { ...newPerson(), ...fields }
    const reply = send(url + register.path, { body: registrationOf(person) })
    return new this(url, person, await accepted(reply))
  }

  static async signIn(url: string, person: Person): Promise<ApiClient> {
    const body = { client_email: person.email, client_password: person.password }
    return new ApiClient(url, person, await accepted(send(url + signIn.path, { body })))
  }

  get id(): string {
    return this.session.client.id
  }

  get token(): string {
    return this.session.token
  }

  /** What the browser stores for a signed-in client. */
  get storage(): Record<'token' | 'client', string> {
    return { token: this.token, client: JSON.stringify(this.session.client) }
  }

  /** Sends a request with a body; any status is returned. */
  ask(endpoint: Endpoint, fields: object = {}): Promise<Reply> {
    return send(this.url + endpoint.path, this.requestOf(endpoint, fields))
  }

  /** The same, not sent again where the server asks to come back. */
  askOnce(endpoint: Endpoint, fields: object = {}): Promise<Reply> {
    return sendOnce(this.url + endpoint.path, this.requestOf(endpoint, fields))
  }

  private requestOf({ method }: Endpoint, fields: object): Request {
    return { method, body: { client_id: this.id, ...fields }, token: this.token }
  }

  /** Reads an order as this client, or in the name of another one. */
  readOrder(order: unknown, as = this.id): Promise<Reply> {
    const path = getOrder.path.replace(':id', String(order))
    return send(`${this.url}${path}?client_id=${as}`, { token: this.token })
  }

  cart(): Promise<CartLineReply[]> {
    return accepted(this.ask(getCart))
  }

  /** Adds one of each of these products to the cart. */
  async add(...products: Serial[]): Promise<void> {
    for (const { product_serial_number } of products)
      await accepted(this.ask(addToCart, { product_serial_number }))
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
    await accepted(this.ask(payCart, { command_id, adress: this.person.address, ...delivery }))
    return String(command_id)
  }
}

/** The whole catalogue by price, or another list of the API. */
export const fetchProducts = (
  url: string,
  path: string = listProducts.path,
): Promise<ProductReply[]> => accepted(send(url + path))

/** The server answered, and the answer is no: asking again would change nothing. */
export class Refused extends Error {}

/** The body of a reply; throws where it is none of a success. */
export async function accepted<Body>(reply: Promise<Reply>): Promise<Body> {
  const { status, body, url = '' } = await reply
  if (status < 300) return body as Body
  const failure = `${url} answered ${status}: ${JSON.stringify(body)}`
  throw status < 500 ? new Refused(failure) : new Error(failure)
}
