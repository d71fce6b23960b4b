import { setTimeout as wait } from 'node:timers/promises'
import type { CartLineReply } from '../contract/api/cart'
import type { ProductReply } from '../contract/api/catalogue'
import type { Client } from '../contract/api/clients'
import type { OrderLineReply, OrderSummaryReply } from '../contract/api/orders'
import { send, sendOnce, type Reply } from '../testing/send'
import type { ServerUnderTest } from './ServerUnderTest'

type Paid = { order: OrderSummaryReply }
/** Of every shopper. */
export const password = 'Mouture-2024-du-paiement!'
/** Milliseconds for which a shopper goes on asking: among many kills, many turns are lost. */
const retryTimeoutMs = 5 * 60_000

/** What a shopper's browser does: the calls, and the same payment again after a lost connection. */
export class Shopper {
  commandId = ''
  /** What the shopper put into the cart: quantity by serial number. */
  readonly bought = new Map<string, number>()

  private constructor(
    private readonly server: ServerUnderTest,
    private readonly token: string,
    readonly clientId: string,
    readonly email: string,
  ) {}

  static async register(server: ServerUnderTest, name: string): Promise<Shopper> {
    const email = `${name}@resilience.test`
    const signedIn = accepted(await signUp(server, email)) as { token: string; client: Client }
    return new Shopper(server, signedIn.token, String(signedIn.client.id), email)
  }

  /** The same person and cart in another tab, which asks another server. */
  tabAt(server: ServerUnderTest): Shopper {
    const tab = new Shopper(server, this.token, this.clientId, this.email)
    tab.commandId = this.commandId
    return tab
  }

  async add(serial: string): Promise<void> {
    const { cart } = accepted(await this.tryToAdd(serial)) as { cart: CartLineReply[] }
    this.commandId = String(cart[0]?.command_id)
    this.bought.set(serial, (this.bought.get(serial) ?? 0) + 1)
  }

  tryToAdd(serial: string): Promise<Reply> {
    return this.send('/api/products/addCart', {
      product_serial_number: serial,
      client_id: this.clientId,
    })
  }

  /** Resolves once the payment was acknowledged; how many times it had to be asked. */
  async pay(): Promise<number> {
    const deadline = Date.now() + retryTimeoutMs
    for (let tries = 1; ; tries += 1) {
      await this.server.whenReady()
      try {
        await this.payOnce()
        return tries
      } catch (error) {
        if (error instanceof Refused || Date.now() > deadline) throw error
        await wait(20)
      }
    }
  }

  async payOnce(): Promise<Paid> {
    return accepted(await this.tryToPay()) as Paid
  }

  /** With the sum that was shown, in euros, or without any as the specification pays. */
  tryToPay(expectedTotal?: number): Promise<Reply> {
    return this.send('/api/client/cart/paid', {
      command_id: this.commandId,
      adress: '1 rue du Commerce, 41000 Blois',
      ...(expectedTotal !== undefined && { expected_total: expectedTotal }),
    })
  }

  async orders(): Promise<OrderSummaryReply[]> {
    const body = { client_id: this.clientId }
    return accepted(await this.send('/api/client/commands', body)) as OrderSummaryReply[]
  }

  async cart(): Promise<CartLineReply[]> {
    const body = { client_id: this.clientId }
    return accepted(await this.send('/api/client/cart', body)) as CartLineReply[]
  }

  async orderLines(): Promise<OrderLineReply[]> {
    const path = `/api/client/command/${this.commandId}?client_id=${this.clientId}`
    return accepted(await this.send(path)) as OrderLineReply[]
  }

  /** One call, not sent again where the server asks to come back. */
  sendOnce(path: string, body: object): Promise<Reply> {
    return sendOnce(`${this.server.url}${path}`, { token: this.token, body })
  }

  private send(path: string, body?: object): Promise<Reply> {
    return send(`${this.server.url}${path}`, { token: this.token, ...(body && { body }) })
  }
}

export function signUp({ url }: ServerUnderTest, email: string): Promise<Reply> {
  return send(`${url}/api/clients/register`, {
    body: {
      client_firstName: 'Camille',
      client_lastName: 'Lefèvre',
      client_email: email,
      client_password: password,
    },
  })
}

/** The server answered, and the answer is no: asking again would change nothing. */
class Refused extends Error {}

export async function listProducts(server: ServerUnderTest): Promise<ProductReply[]> {
  return accepted(await send(`${server.url}/api/products`)) as ProductReply[]
}

function accepted({ status, body }: Reply): unknown {
  if (status < 300) return body
  const failure = `answered ${status}: ${JSON.stringify(body)}`
  throw status < 500 ? new Refused(failure) : new Error(failure)
}
