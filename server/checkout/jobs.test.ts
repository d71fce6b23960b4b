import { eq } from 'drizzle-orm'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { orders } from '../database/schema'
import { RunAborted } from '../jobs/RunAborted'
import { checkoutJobs } from './jobs'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())

test.each([
  { code: 'STOPPED', ended: 1, of: 'whose server stops ends after the order at hand' },
  { code: 'TIMEOUT', ended: 3, of: 'that takes long goes on' },
] as const)('a run $of', async ({ code, ended }) => {
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
  const job = checkoutJobs(shop.services).find(({ name }) => name === 'expire-orders')!
  await job.run(aborting.signal, shop.server.app.log)
  expect((await countExpired()) - before).toBe(ended)
  await shop.runJobs()
  expect((await countExpired()) - before).toBe(3)
})
