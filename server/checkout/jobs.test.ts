import { eq, isNotNull, isNull } from 'drizzle-orm'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { orders, paymentAttempts, paymentEvents, refunds } from '../database/schema'
import { RunAborted } from '../jobs/RunAborted'
import { checkoutJobs } from './jobs'
import { reconcilePayments } from './reconcile'
import { refundOrder } from './refundOrder'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())

const ends = [
  { code: 'STOPPED', ended: 1, of: 'whose server stops ends after the order at hand' },
  { code: 'TIMEOUT', ended: 3, of: 'that takes long goes on' },
] as const
const jobOf = (name: string) => checkoutJobs(shop.services).find((job) => job.name === name)!

test.each(ends)('a run $of', async ({ code, ended }) => {
  for (let order = 0; order < 3; order += 1) await shop.startOrder()
  shop.pass(37)
  const aborting = new AbortController()
  const provider = shop.services.providers.byName('stripe')!
  const cancel = provider.cancel
  jest.spyOn(provider, 'cancel').mockImplementationOnce(async (reference) => {
    aborting.abort(new RunAborted(code))
    await cancel(reference)
  })
  const countExpired = () => shop.sql.$count(orders, eq(orders.state, 'expirée'))
  const before = await countExpired()
  await jobOf('expire-orders').run(aborting.signal, shop.server.app.log)
  expect((await countExpired()) - before).toBe(ended)
  await shop.runJobs()
  expect((await countExpired()) - before).toBe(3)
})

test.each(ends)('a run that asks for payments, and $of', async ({ code, ended }) => {
  for (let order = 0; order < 3; order += 1) await shop.startOrder()
  shop.pass(11)
  const aborting = new AbortController()
  const provider = shop.services.providers.byName('stripe')!
  const find = provider.find
  jest.spyOn(provider, 'find').mockImplementationOnce(async (reference) => {
    aborting.abort(new RunAborted(code))
    return find(reference)
  })
  const countAsked = () => shop.sql.$count(paymentAttempts, isNotNull(paymentAttempts.checkedAt))
  const before = await countAsked()
  await jobOf('reconcile-payments').run(aborting.signal, shop.server.app.log)
  expect((await countAsked()) - before).toBe(ended)
  shop.pass(37)
  await shop.runJobs()
})

test('what was noted while a clock was ahead is asked for at once, and not only as much later', async () => {
  const { orderId, session } = await shop.startOrder()
  const ahead = new Date(shop.services.clock().getTime() + 24 * 60 * 60_000)
  const noted = { createdAt: ahead, checkedAt: ahead }
  const reconcile = () =>
    jobOf('reconcile-payments').run(new AbortController().signal, shop.server.app.log)
  shop.host.events.mode = 'lose'
  await shop.host.act(session, 'pay')
  const isOfOrder = eq(paymentAttempts.orderId, orderId)
  await shop.sql.update(paymentAttempts).set(noted).where(isOfOrder)
  await reconcile()
  const [order] = await shop.sql.select().from(orders).where(eq(orders.id, orderId))
  expect(order?.state).toBe('payée')

  shop.host.refunds.areSlow = true
  await refundOrder(shop.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
  const readRefund = async () =>
    (await shop.sql.select().from(refunds).where(eq(refunds.orderId, orderId)))[0]
  shop.host.refunds.settle((await readRefund())!.providerReference!, 'succeeded')
  shop.host.refunds.areSlow = false
  await shop.sql.update(refunds).set(noted).where(eq(refunds.orderId, orderId))
  await reconcile()
  expect((await readRefund())?.state).toBe('succeeded')
  shop.host.events.mode = 'send'
})

test('an event that was received while a clock was ahead is applied at once', async () => {
  const { session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  await shop.host.events.settled()
  const receivedAt = new Date(shop.services.clock().getTime() + 24 * 60 * 60_000)
  const [event] = await shop.sql
    .update(paymentEvents)
    .set({ receivedAt, appliedAt: null })
    .returning()
  expect(event).toBeDefined()
  await reconcilePayments(shop.services)
  expect(await shop.sql.$count(paymentEvents, isNull(paymentEvents.appliedAt))).toBe(0)
})
