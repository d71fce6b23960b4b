import { insertProduct, insertProducts } from '../../../testing/makeData'
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

test('an order to be paid at the counter is to be prepared and printed, and one by transfer awaits its money', async () => {
  const shop = await openCheckout()
  const member = await staffOn(shop.server)
  const read = async <Reply = Record<string, unknown>>(path: string) =>
    (await member.send<Reply>('GET', `/api/admin/${path}`)).body
  const listed = (means: string) =>
    read<{ orders: { id: number }[]; to_pay: object }>(`orders?to_pay=${means}`)
  const toPickUp = { payment_means: 'counter', command_delivery: 'magasin' }
  const ids: number[] = []
  for (const means of [toPickUp, toPickUp, { payment_means: 'transfer' }]) {
    const { shopper, orderId } = await shop.fillCart()
    expect((await shopper.pay({ command_id: orderId, ...means })).status).toBe(200)
    ids.push(orderId)
  }
  const counts = { to_prepare: 0, to_prepare_unpaid: 2, payments: 1 }
  expect(await read('today')).toMatchObject(counts)
  const [first, second, byTransfer] = ids
  const { orders, to_pay } = await listed('counter')
  expect([orders.map(({ id }) => id), to_pay]).toEqual([
    [second, first],
    { counter: 2, transfer: 1 },
  ])
  expect((await listed('transfer')).orders).toMatchObject([{ id: byTransfer }])

  const { version } = await read(`orders/${second}`)
  await member.send('POST', `/api/admin/orders/${second}/received`, { version })
  expect((await listed('counter')).orders).toMatchObject([{ id: first }])
  expect(await read(`preparation?orders=${ids.join('-')}`)).toMatchObject({
    orders: [
      { id: first, to_pay_cents: 2580 },
      { id: second, to_pay_cents: null },
    ],
    left_out: [{ id: byTransfer }],
  })
  await shop.close()
})

test('what is sold out hides nothing of which some is left, and that there is more is said', async () => {
  const { sql } = server.services.database
  const member = await staffOn(server)
  type Low = { low_stock: { name: string; stock: number }[]; has_all_low_stock: boolean }
  const read = async () => (await member.send<Low>('GET', '/api/admin/today')).body
  expect((await read()).has_all_low_stock).toBe(true)
  await insertProduct(sql, { name: 'Presque épuisé', stock: 2 })
  await insertProducts(
    sql,
    Array.from({ length: 20 }, () => ({ stock: 0 })),
  )
  const { low_stock: low, has_all_low_stock: hasAll } = await read()
  expect([low.length, hasAll]).toEqual([20, false])
  expect(low[0]).toMatchObject({ name: 'Presque épuisé', stock: 2 })
})
