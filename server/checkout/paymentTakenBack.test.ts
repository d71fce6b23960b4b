import { eq } from 'drizzle-orm'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { recordedPayment } from '../../testing/recordedPayment'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { cartReplies } from '../../wording/replies/cart'
import { deleteClient } from '../clients/deleteClient'
import { eraseOrders } from '../orders/eraseOrders'
import { orders, outbox, payments, products } from '../database/schema'

// Starts an embedded database, next to other workers.
jest.setTimeout(60_000)

/** What happens in the shop while the provider takes the money. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve()
const { payment, refunds } = recordedPayment(async () => {
  await meanwhile()
})
let server: TestServer
beforeAll(async () => {
  server = await startServer({ services: { payment } })
})
afterAll(() => server.close())
beforeEach(() => {
  refunds.length = 0
})

const database = () => server.services.database.sql

type Facts = { productId: number; clientId: string; shopper: Shopper; orderId: number }
async function payWhile(happens: (facts: Facts) => Promise<unknown>) {
  const shopper = await shopperOn(server)
  const product = await insertProduct(database(), { name: 'Sidamo', priceCents: 1290, stock: 1 })
  const [line] = (await shopper.add(product.serial)).body.cart
  const orderId = Number(line?.command_id)
  const facts = { productId: product.id, clientId: shopper.client.id, shopper, orderId }
  meanwhile = () => happens(facts)
  const reply = await shopper.pay({ command_id: orderId })
  return { reply, orderId, shopper }
}
const change = (id: number, fields: Partial<typeof products.$inferInsert>) =>
  changeProducts(database(), fields, eq(products.id, id))

test.each([
  {
    what: 'the last one is sold',
    fields: { stock: 0 },
    code: 'line_unavailable',
    message: cartReplies.lineUnavailable('Sidamo', 0),
  },
  {
    what: 'the price changes',
    fields: { priceCents: 1300 },
    code: 'price_changed',
    message: cartReplies.priceChanged,
  },
])('money taken while $what goes back, and nothing else is written', async (scene) => {
  const { reply, orderId, shopper } = await payWhile(({ productId }) =>
    change(productId, scene.fields),
  )
  expect(reply).toMatchObject({
    status: 409,
    body: { code: scene.code, message: scene.message },
  })
  expect(refunds).toEqual([{ orderId, amountCents: 1290, means: 'demonstration' }])
  expect((await shopper.cart()).body).toHaveLength(1)
  expect(await database().select().from(payments)).toEqual([])
  expect(await database().select().from(outbox)).toEqual([])
})

test('the sum that was shown is compared with what the provider took as well', async () => {
  const shopper = await shopperOn(server)
  const product = await insertProduct(database(), { priceCents: 1290, stock: 1 })
  const [line] = (await shopper.add(product.serial)).body.cart
  meanwhile = () => change(product.id, { priceCents: 1300 })
  const reply = await shopper.pay({ command_id: line?.command_id, expected_total: 12.9 })
  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'price_changed', cart: [{ product_price: 13 }] },
  })
  expect(refunds).toHaveLength(1)
})

test('a sum that was not shown is never asked of the provider', async () => {
  const shopper = await shopperOn(server)
  const product = await insertProduct(database(), { priceCents: 1290, stock: 1 })
  const [line] = (await shopper.add(product.serial)).body.cart
  const asked = jest.fn(() => Promise.resolve())
  meanwhile = asked
  const reply = await shopper.pay({ command_id: line?.command_id, expected_total: 12.8 })
  expect(reply.status).toBe(409)
  expect(asked).not.toHaveBeenCalled()
})

test('paid meanwhile to another address: refused, and the money of the order stays', async () => {
  const { reply, orderId, shopper } = await payWhile(async ({ shopper: buyer, orderId: id }) => {
    meanwhile = () => Promise.resolve()
    await buyer.pay({ command_id: id, adress: 'ailleurs' })
  })
  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'already_paid', message: cartReplies.alreadyPaid.domicile('ailleurs') },
  })
  expect(refunds).toEqual([])
  expect((await shopper.order(orderId)).body[0]).toMatchObject({ command_adress: 'ailleurs' })
})

test('an account deleted meanwhile buys nothing, and its money goes back', async () => {
  const { reply, orderId } = await payWhile(({ clientId }) =>
    deleteClient(server.services, clientId, eraseOrders),
  )
  expect(reply.status).toBe(404)
  expect(refunds).toHaveLength(1)
  expect(await database().select().from(orders).where(eq(orders.id, orderId))).toEqual([])
})

test('a payment that goes through is not given back', async () => {
  const { reply } = await payWhile(() => Promise.resolve())
  expect(reply.status).toBe(200)
  expect(refunds).toEqual([])
})
