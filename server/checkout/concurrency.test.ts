import { count, eq } from 'drizzle-orm'
import { countWaiting } from '../../testing/countWaiting'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { until } from '../../testing/until'
import { onPostgresql } from '../../testing/postgresqlTest'
import { orders, outbox, paymentAttempts, products, promotionCodes } from '../database/schema'
import { createPromotion } from '../promotions/createPromotion'

// Starts an embedded database, next to other workers. PostgreSQL alone runs transactions side by
// side; on the embedded database the same must hold one after the other.
jest.setTimeout(120_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const database = () => server.services.database.sql
const sell = (stock: number) => insertProduct(database(), { stock, priceCents: 333 })
const stockOf = async (id: number) =>
  (await database().select().from(products).where(eq(products.id, id)))[0]?.stock
const times = <Result>(many: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: many }, (_, index) => work(index)))
const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()

// spec: 7.9
test('two tabs that add at once lose nothing, and share one cart', async () => {
  const shopper = await shopperOn(server)
  const { serial } = await sell(50)
  await times(12, () => shopper.add(serial))
  expect((await shopper.cart()).body).toMatchObject([{ command_quantity: 12 }])
  const [carts] = await database()
    .select({ n: count() })
    .from(orders)
    .where(eq(orders.clientId, shopper.client.id))
  expect(carts?.n).toBe(1)
})

test('adding at once never exceeds the stock', async () => {
  const shopper = await shopperOn(server)
  const { serial } = await sell(4)
  const replies = await times(10, () => shopper.add(serial))
  expect(statusesOf(replies)).toEqual([200, 200, 200, 200, 409, 409, 409, 409, 409, 409])
  expect((await shopper.cart()).body).toMatchObject([{ command_quantity: 4 }])
})

test('twenty buyers of five articles: five orders, none left, never one too many', async () => {
  const product = await sell(5)
  const shoppers = await times(20, () => shopperOn(server))
  await Promise.all(shoppers.map((shopper) => shopper.add(product.serial)))
  const replies = await Promise.all(shoppers.map((shopper) => shopper.payCart()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(replies.filter(({ body }) => body.code === 'line_unavailable')).toHaveLength(15)
  expect(await stockOf(product.id)).toBe(0)
})

// spec: 7.13
test('the same cart paid fifty times at once is one order, one payment, one mail', async () => {
  const shopper = await shopperOn(server)
  // No more than is bought: who asks late would find none left.
  const product = await sell(2)
  await shopper.add(product.serial)
  const command_id = (await shopper.add(product.serial)).body.cart[0]?.command_id
  const replies = await times(50, () => shopper.pay({ command_id }))
  expect(statusesOf(replies)).toEqual(Array(50).fill(200))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body.order))).size).toBe(1)
  expect(await stockOf(product.id)).toBe(0)
  expect((await shopper.orders()).body).toHaveLength(1)
  const id = Number(command_id)
  expect(
    await database().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id)),
  ).toHaveLength(1)
  expect(
    await database().select().from(outbox).where(eq(outbox.clientId, shopper.client.id)),
  ).toHaveLength(1)
})

test('carts of the same products in opposite orders are all paid', async () => {
  const articles = await times(6, () => sell(1000))
  const shoppers = await times(16, () => shopperOn(server))
  await Promise.all(
    shoppers.map(async (shopper, index) => {
      for (const { serial } of index % 2 ? articles : [...articles].reverse())
        await shopper.add(serial)
    }),
  )
  const replies = await Promise.all(shoppers.map((shopper) => shopper.payCart()))
  expect(statusesOf(replies)).toEqual(Array(16).fill(200))
  for (const { id } of articles) expect(await stockOf(id)).toBe(1000 - 16)
})

test('a cart changed while it is paid is paid as it was, or changed and then paid', async () => {
  for (let round = 0; round < 8; round += 1) {
    const shopper = await shopperOn(server)
    const { serial, id: productId } = await sell(9)
    const [line] = (await shopper.add(serial)).body.cart
    const command_id = line?.command_id
    const [paid] = await Promise.all([
      shopper.pay({ command_id }),
      shopper.more(serial),
      shopper.remove(line?.command_line_id),
    ])
    const order = await shopper.order(command_id)
    const bought = paid.status === 200 ? (order.body[0]?.command_quantity ?? 0) : 0
    // A payment that arrives after the removal finds an empty cart; one whose price grew is refused.
    expect([200, 409]).toContain(paid.status)
    const isPaid = { order: { command_total: (333 * bought) / 100 } }
    expect(paid.body).toMatchObject(bought > 0 ? isPaid : { code: expect.any(String) as string })
    expect(await stockOf(productId)).toBe(9 - bought)
  }
})

onPostgresql('what is added while a cart is priced goes into the next cart', async () => {
  const [shopper, ordered, late] = [await shopperOn(server), await sell(9), await sell(9)]
  const [line] = (await shopper.add(ordered.serial)).body.cart
  const offer = { code: 'ATTENTE', kind: 'percent', value: 10, createdAt: new Date() } as const
  const { id, code } = await createPromotion(database(), offer)
  const client_id = shopper.client.id
  await shopper.send('POST', '/api/client/cart/code', { client_id, promotion_code: code })
  // The code's lock stops the payment after it has read the cart.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const held = database().transaction(async (tx) => {
    await tx.select().from(promotionCodes).where(eq(promotionCodes.id, id)).for('update')
    await released
  })
  const paying = shopper.pay({ command_id: line?.command_id })
  await until(async () => (await countWaiting(database())) === 1)
  let isAdded = false
  const adding = shopper.add(late.serial).then(() => (isAdded = true))
  await until(async () => isAdded || (await countWaiting(database())) === 2)
  release()
  const [paid] = await Promise.all([paying, adding, held])
  expect(paid.status).toBe(200)
  expect((await shopper.order(line?.command_id)).body).toMatchObject([
    { product_serial_number: ordered.serial, command_quantity: 1 },
  ])
  expect((await shopper.cart()).body).toMatchObject([{ product_serial_number: late.serial }])
})
