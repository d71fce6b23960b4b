import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { recordedPayment } from '../../testing/recordedPayment'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { cartReplies } from '../../wording/replies/cart'
import { deleteClient } from '../clients/deleteClient'
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

async function payWhile(
  happens: (facts: { productId: number; clientId: string }) => Promise<unknown>,
) {
  const shopper = await shopperOn(server)
  const product = await insertProduct(database(), { name: 'Sidamo', priceCents: 1290, stock: 1 })
  const [line] = (await shopper.add(product.serial)).body.cart
  meanwhile = () => happens({ productId: product.id, clientId: shopper.client.id })
  const reply = await shopper.pay({ command_id: line?.command_id })
  return { reply, orderId: Number(line?.command_id), shopper }
}
const change = (id: number, fields: Partial<typeof products.$inferInsert>) =>
  database().update(products).set(fields).where(eq(products.id, id))

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
    code: 'order_not_payable',
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

test('an account deleted meanwhile buys nothing, and its money goes back', async () => {
  const { reply, orderId } = await payWhile(({ clientId }) =>
    deleteClient(server.services, clientId),
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
