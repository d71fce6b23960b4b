import { openCheckout } from '../../../testing/openCheckout'
import { openTestDatabase } from '../../../testing/openTestDatabase'
import { staffOn } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'

let server: TestServer
let sums = 0
beforeAll(async () => {
  const logQuery = (query: string) => {
    if (query.includes('sum(total_cents)')) sums += 1
  }
  server = await startServer({ services: { database: await openTestDatabase({ logQuery }) } })
})
afterAll(() => server.close())

test('fifty windows that read today at once have the takings summed up a few times, and not fifty', async () => {
  const member = await staffOn(server)
  await member.send('GET', '/api/admin/today')
  const once = sums
  expect(once).toBeGreaterThan(0)
  sums = 0
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => member.send('GET', '/api/admin/today')),
  )
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  // Few more where the first have their takings before the last have asked.
  expect(sums).toBeLessThanOrEqual(10 * once)
})

test('an order to be paid at the counter is to be prepared, and one by transfer awaits its money', async () => {
  const shop = await openCheckout()
  const member = await staffOn(shop.server)
  const today = async () =>
    (await member.send<Record<string, unknown>>('GET', '/api/admin/today')).body
  const toPickUp = { payment_means: 'counter', command_delivery: 'magasin' }
  for (const means of [toPickUp, toPickUp, { payment_means: 'transfer' }]) {
    const { shopper, orderId } = await shop.fillCart()
    expect((await shopper.pay({ command_id: orderId, ...means })).status).toBe(200)
  }
  expect(await today()).toMatchObject({ to_prepare: 0, to_prepare_unpaid: 2, payments: 1 })
  await shop.close()
})
