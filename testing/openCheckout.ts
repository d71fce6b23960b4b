import { expireOrders } from '../server/checkout/expireOrders'
import { reconcilePayments } from '../server/checkout/reconcile'
import { openProviders } from '../server/payments/openProviders'
import { readSettings } from '../server/settings'
import { insertProduct } from './makeData'
import type { Mortal } from './Mortal'
import { openTestDatabase } from './openTestDatabase'
import { shopperOn } from './shopperOn'
import { startServer, type ServerOptions } from './startServer'
import { startStripeHost } from './stripeHost'

const minute = 60_000
export const bank = { TRANSFER_IBAN: 'FR1420041010050500013M02606', TRANSFER_BIC: 'PSSTFRPPPAR' }

/**
 * A shop that is paid through the stand-in of Stripe, by transfer or at the counter; one that can be
 * killed if it is mortal.
 */
export async function openCheckout(mortal?: Mortal, options: ServerOptions = {}) {
  let now = new Date('2026-11-20T10:00:00Z').getTime()
  let driftMs = 0
  // No two moments are the same, so that what is newer is known.
  const trueTime = () => new Date((now += 1))
  const clock = () => new Date(trueTime().getTime() + driftMs)
  const host = await startStripeHost(trueTime)
  const settings = {
    PAYMENT: 'stripe,transfer,counter',
    ...bank,
    ...host.settings,
    ...options.settings,
  }
  const server = await startServer({
    clock,
    listen: true,
    settings,
    services: {
      ...options.services,
      ...(mortal && {
        database: await openTestDatabase(mortal.logger),
        providers: mortal.around(openProviders(readSettings(settings), clock)),
      }),
    },
  })
  host.events.url = `${server.url}/api/payments/stripe/events`
  const { services } = server
  const sql = services.database.sql

  /** A shopper whose cart holds pieces of a new product. */
  async function fillCart({ pieces = 2, stock = 5, priceCents = 1290 } = {}) {
    const product = await insertProduct(sql, { stock, priceCents })
    const shopper = await shopperOn(server)
    let line
    for (let added = 0; added < pieces; added += 1)
      line = (await shopper.add(product.serial)).body.cart[0]
    return { shopper, product, orderId: Number(line?.command_id) }
  }

  return {
    host,
    server,
    services,
    sql,
    fillCart,
    /** An order by card that awaits its payment, with the name of its session. */
    async startOrder(cart: Parameters<typeof fillCart>[0] = {}) {
      const filled = await fillCart(cart)
      const reply = await filled.shopper.pay({ command_id: filled.orderId })
      const session = String(reply.body.payment_url).split('/').at(-1) ?? ''
      return { ...filled, reply, session }
    },
    pass(minutes: number) {
      now += minutes * minute
    },
    /** Sets the shop's clock wrong by so many minutes; the provider's stays right. */
    setDrift(minutes: number) {
      driftMs = minutes * minute
    },
    /** Runs what the jobs do. */
    async runJobs() {
      await reconcilePayments(services)
      return expireOrders(services)
    },
    async close() {
      await server.close()
      await host.close()
    },
  }
}
export type CheckoutShop = Awaited<ReturnType<typeof openCheckout>>
