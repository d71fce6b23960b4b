import { addToCart, type CartLineReply } from '../contract/api/cart'
import { payCart } from '../contract/api/checkout'
import { listOrders, type OrderLineReply, type OrderSummaryReply } from '../contract/api/orders'
import type { Grind } from '../contract/grinds'
import { accepted, ApiClient } from '../testing/ApiClient'
import type { Reply } from '../testing/send'
import { insist } from './insist'
import type { ServerUnderTest } from './ServerUnderTest'

/** Milliseconds for which a buyer goes on asking: among many kills, many turns are lost. */
const retryTimeoutMs = 5 * 60_000

/** A client who knows what was bought, and pays again after a lost connection. */
export class Buyer extends ApiClient {
  commandId = ''
  /** What the buyer put into the cart: quantity by serial number. */
  readonly bought = new Map<string, number>()

  async choose(serial: string): Promise<void> {
    const { cart } = await accepted<{ cart: CartLineReply[] }>(this.tryToAdd(serial))
    this.commandId = String(cart[0]?.command_id)
    this.bought.set(serial, (this.bought.get(serial) ?? 0) + 1)
  }

  /** Without a grind: in beans. */
  tryToAdd(product_serial_number: string, command_grind?: Grind): Promise<Reply> {
    return this.ask(addToCart, { product_serial_number, command_grind })
  }

  /** Resolves once the server has acknowledged the payment; how many times it had to be asked. */
  async payAt(server: ServerUnderTest): Promise<number> {
    let tries = 0
    const payOnce = async () => {
      await server.whenReady()
      tries += 1
      await this.payOnce()
    }
    await insist(payOnce, { timeoutMs: retryTimeoutMs, pauseMs: 20 })
    return tries
  }

  payOnce(): Promise<{ order: OrderSummaryReply }> {
    return accepted(this.tryToPay())
  }

  /** With the sum that was shown, in euros, or without any as the specification pays. */
  tryToPay(expectedTotal?: number): Promise<Reply> {
    return this.ask(payCart, {
      command_id: this.commandId,
      adress: this.person.address,
      ...(expectedTotal !== undefined && { expected_total: expectedTotal }),
    })
  }

  orders(): Promise<OrderSummaryReply[]> {
    return accepted(this.ask(listOrders))
  }

  orderLines(): Promise<OrderLineReply[]> {
    return accepted(this.readOrder(this.commandId))
  }
}
