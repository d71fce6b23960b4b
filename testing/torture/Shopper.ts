import { setTimeout as wait } from 'node:timers/promises'
import type { WireCartLine } from '../../contract/cart'
import type { WireProduct } from '../../contract/catalogue'
import type { Client } from '../../contract/clients'
import type { WireOrderLine, WireOrderSummary } from '../../contract/orders'
import { send } from './send'
import type { ServerUnderTest } from './ServerUnderTest'

type Paid = { order: WireOrderSummary }
const mostTries = 60

/** What a shopper's browser does: the calls, and the same payment again when the line went dead. */
export class Shopper {
  commandId = ''
  /** What the shopper put into the cart: quantity by serial number. */
  readonly bought = new Map<string, number>()

  private constructor(
    private readonly server: ServerUnderTest,
    private readonly token: string,
    readonly clientId: string,
  ) {}

  static async register(server: ServerUnderTest, name: string): Promise<Shopper> {
    const signedIn = await ask<{ token: string; client: Client }>(
      `${server.url}/api/clients/register`,
      {
        client_firstName: name,
        client_lastName: 'Torture',
        client_email: `${name}@torture.test`,
        client_password: 'Torture-2024-du-paiement!',
      },
    )
    return new Shopper(server, signedIn.token, String(signedIn.client.id))
  }

  async add(serial: string): Promise<void> {
    const { cart } = await this.ask<{ cart: WireCartLine[] }>('/api/products/addCart', {
      product_serial_number: serial,
      client_id: this.clientId,
    })
    this.commandId = String(cart[0]?.command_id)
    this.bought.set(serial, (this.bought.get(serial) ?? 0) + 1)
  }

  /** Resolves once the payment was acknowledged; how many times it had to be asked. */
  async pay(): Promise<number> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      await this.server.whenReady()
      try {
        await this.payOnce()
        return tries
      } catch (error) {
        if (error instanceof Refused) throw error
        await wait(20)
      }
    }
    throw new Error(`The order ${this.commandId} could not be paid in ${mostTries} tries`)
  }

  payOnce(): Promise<Paid> {
    return this.ask<Paid>('/api/client/cart/paid', {
      command_id: this.commandId,
      adress: '1 rue du Commerce, 41000 Blois',
    })
  }

  orders(): Promise<WireOrderSummary[]> {
    return this.ask('/api/client/commands', { client_id: this.clientId })
  }

  cart(): Promise<WireCartLine[]> {
    return this.ask('/api/client/cart', { client_id: this.clientId })
  }

  orderLines(): Promise<WireOrderLine[]> {
    return this.ask(`/api/client/command/${this.commandId}?client_id=${this.clientId}`)
  }

  private ask<Reply>(path: string, body?: object): Promise<Reply> {
    return ask(`${this.server.url}${path}`, body, this.token)
  }
}

/** The server answered, and the answer is no: asking again would change nothing. */
class Refused extends Error {}

export function listProducts(server: ServerUnderTest): Promise<WireProduct[]> {
  return ask(`${server.url}/api/products`)
}

async function ask<Reply>(url: string, body?: object, token?: string): Promise<Reply> {
  const reply = await send(url, {
    ...(body && { body }),
    ...(token !== undefined && { token }),
  })
  if (reply.status < 300) return reply.body as Reply
  const failure = `${url} answered ${reply.status}: ${JSON.stringify(reply.body)}`
  throw reply.status < 500 ? new Refused(failure) : new Error(failure)
}
