import { eq, isNotNull } from 'drizzle-orm'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { orders, paymentAttempts } from '../database/schema'
import { RunAborted } from '../jobs/RunAborted'
import { checkoutJobs } from './jobs'

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
