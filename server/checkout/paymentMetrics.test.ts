import { eq } from 'drizzle-orm'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { paymentAttempts, refunds } from '../database/schema'
import { measureDatabase } from '../http/measureDatabase'
import { Metrics } from '../http/metrics'
import { checkoutJobs } from './jobs'
import { paymentGauges } from './paymentGauges'
import { refundOrder } from './refundOrder'

// Starts an embedded database, next to other workers.
let shop: CheckoutShop
let metrics: Metrics
beforeEach(async () => {
  metrics = new Metrics()
  shop = await openCheckout(undefined, {
    settings: { RATE_LIMITS: 'on' },
    services: { metrics },
  })
  measureDatabase(metrics, shop.services.database, [paymentGauges(metrics.registry, shop.services)])
})
afterEach(() => shop.close())

/** The value of a metric with its labels as they are written. */
async function valueOf(name: string): Promise<number> {
  const line = (await metrics.read()).split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}
const openCards = 'shop_payments_open{means="card",state="pending"}'

test('open payments are counted by means and state, with the age of the oldest', async () => {
  expect(await valueOf(openCards)).toBe(0)
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  await shop.startOrder()
  shop.pass(7)
  expect(await valueOf(openCards)).toBe(1)
  expect(await valueOf('shop_payments_open{means="transfer",state="pending"}')).toBe(1)
  const age = await valueOf('shop_payments_open_oldest_seconds{means="card",state="pending"}')
  expect([age >= 420, age < 430]).toEqual([true, true])
})

test('failed payments, disputes and refunds that wait or failed are counted', async () => {
  const { session, orderId } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  const disputedAt = shop.services.clock()
  await shop.sql.update(paymentAttempts).set({ disputedAt })
  expect(await valueOf('shop_payments_disputed')).toBe(1)
  const other = await shop.startOrder()
  await shop.sql
    .update(paymentAttempts)
    .set({ state: 'failed', endedAt: shop.services.clock() })
    .where(eq(paymentAttempts.orderId, other.orderId))
  expect(await valueOf('shop_payments_failed_last_hour')).toBe(1)
  const wish = { kind: 'whole' } as const
  await refundOrder(shop.services, { id: orderId, wish, restock: false })
  await shop.host.events.settled()
  await shop.sql.update(refunds).set({ state: 'requested' })
  shop.pass(61)
  expect(await valueOf('shop_payments_failed_last_hour')).toBe(0)
  expect(await valueOf('shop_refunds_waiting')).toBe(1)
  expect(await valueOf('shop_refunds_oldest_seconds')).toBeGreaterThan(3600)
  await shop.sql.update(refunds).set({ state: 'failed' })
  expect(await valueOf('shop_refunds_failed')).toBe(1)
  await shop.sql.update(refunds).set({ reason: 'dispute_lost' })
  expect(await valueOf('shop_refunds_failed')).toBe(0)
})

test('events are counted by what became of them', async () => {
  const result = (name: string) => valueOf(`shop_payment_events_total{result="${name}"}`)
  shop.host.events.mode = 'hold'
  const { session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  const [event] = shop.host.events.held
  const now = Math.floor(shop.services.clock().getTime() / 1000)
  expect(await shop.host.events.deliver(event!, { secret: 'whsec_other' })).toBe(400)
  expect(await shop.host.events.deliver(event!, { at: now - 24 * 3600 })).toBe(400)
  const url = '/api/payments/stripe/events'
  const unsigned = await shop.server.inject({ method: 'POST', url, payload: {} })
  expect(unsigned.statusCode).toBe(400)
  expect(await shop.host.events.deliver(event!)).toBe(200)
  const names = ['received', 'unsigned', 'forged', 'stale']
  expect(await Promise.all(names.map(result))).toEqual([1, 1, 1, 1])
  expect(await valueOf('shop_payment_events_waiting')).toBe(0)
})

test('a payment whose event was lost is counted once it is reconciled', async () => {
  const jobs = checkoutJobs({ ...shop.services, metrics })
  const job = jobs.find(({ name }) => name === 'reconcile-payments')!
  const run = () => job.run(new AbortController().signal, shop.server.app.log)
  shop.host.events.mode = 'lose'
  const { session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  await run()
  expect(await valueOf('shop_payments_reconciled_total')).toBe(0)
  shop.pass(11)
  await run()
  expect(await valueOf('shop_payments_reconciled_total')).toBe(1)
})
