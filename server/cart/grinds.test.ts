import { eq } from 'drizzle-orm'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { shopperOn, type CartReply, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { cartReplies } from '../../wording/replies/cart'
import { products } from '../database/schema'

// Starts an embedded database, next to other workers.
let server: TestServer
let shopper: Shopper
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
})

const sellBeans = (stock = 10) =>
  insertProduct(server.services.database.sql, { stock, facts: { beans: true } })
const filter = { command_grind: 'filtre' }
const linesOf = ({ body }: CartReply) =>
  body.cart.map((line) => [line.command_grind, line.command_quantity, line.product_stock])

test('the same coffee in two grinds is two lines, and without a grind it is in beans', async () => {
  const { serial } = await sellBeans()
  await shopper.add(serial)
  await shopper.add(serial, filter)
  await shopper.add(serial, { command_grind: 'grains' })
  expect(linesOf(await shopper.add(serial, { ...filter, command_quantity: 3 }))).toEqual([
    ['grains', 2, 6],
    ['filtre', 4, 8],
  ])
})

test('a change names its grind; without one it changes the beans', async () => {
  const { serial } = await sellBeans()
  await shopper.add(serial, filter)
  await shopper.add(serial)
  await shopper.more(serial, filter)
  await shopper.more(serial)
  await shopper.more(serial)
  expect(linesOf(await shopper.less(serial))).toEqual([
    ['filtre', 2, 8],
    ['grains', 2, 8],
  ])
  expect(await shopper.more(serial, { command_grind: 'moka' })).toMatchObject({
    status: 404,
    body: { message: cartReplies.lineUnknown },
  })
})

test('all grinds share the stock, for a change in one statement and in a transaction', async () => {
  const { serial, name } = await sellBeans(3)
  await shopper.add(serial, { command_quantity: 2 })
  await shopper.add(serial, filter)
  const refused = { status: 409, body: { message: cartReplies.outOfStock(name, 3) } }
  expect(await shopper.add(serial, { command_grind: 'moka' })).toMatchObject(refused)
  expect(await shopper.more(serial, filter)).toMatchObject(refused)
  expect(await shopper.set(serial, 3)).toMatchObject(refused)
  expect(linesOf(await shopper.set(serial, 1))).toEqual([
    ['grains', 1, 2],
    ['filtre', 1, 2],
  ])
})

test('lines that together exceed the stock are not sold', async () => {
  const { serial, name } = await sellBeans(4)
  await shopper.add(serial, { command_quantity: 2 })
  await shopper.add(serial, { ...filter, command_quantity: 2 })
  await changeProducts(server.services.database.sql, { stock: 3 })
  const { status, body } = await shopper.payCart()
  const sentence = cartReplies.lineUnavailable(name, 3)
  expect({ status, message: body.message, fields: Object.values(body.fields ?? {}) }).toEqual({
    status: 409,
    message: sentence,
    fields: [sentence, sentence],
  })
})

test.each([
  ['a product that is not coffee in beans', {}, 400, cartReplies.notGround],
  ['several of it without a grind', { command_grind: null, command_quantity: 2 }, 200, undefined],
])('%s', async (_, fields, status, message) => {
  const { serial } = await insertProduct(server.services.database.sql)
  const reply = await shopper.add(serial, { ...filter, ...fields })
  expect(reply.status).toBe(status)
  if (message) expect(reply.body.message).toBe(message)
  else expect(linesOf(reply)).toEqual([[null, 2, 10]])
})

test('an order keeps the grinds', async () => {
  // From the first look at them on, the database counts the sales of each product.
  await server.inject({ url: '/api/best_product/' })
  const { serial } = await sellBeans()
  await shopper.add(serial)
  await shopper.add(serial, filter)
  const { body } = await shopper.payCart()
  const { body: lines } = await shopper.order(body.order.command_id)
  expect(lines.map((line) => line.command_grind)).toEqual(['grains', 'filtre'])
})

test('what the shop no longer grinds is not sold ground', async () => {
  const { serial, name, id } = await sellBeans()
  await shopper.add(serial, filter)
  await changeProducts(server.services.database.sql, { facts: {} }, eq(products.id, id))
  const { status, body } = await shopper.payCart()
  expect({ status, fields: Object.values(body.fields ?? {}) }).toEqual({
    status: 409,
    fields: [cartReplies.lineNotGround(name)],
  })
})

test('less and more change the line that they name, in one statement and in a transaction', async () => {
  const { serial, name } = await sellBeans(3)
  await shopper.add(serial)
  const { body } = await shopper.add(serial, filter)
  const { command_line_id } = body.cart[1]!
  expect(linesOf(await shopper.more(serial, { command_line_id }))).toEqual([
    ['grains', 1, 1],
    ['filtre', 2, 2],
  ])
  expect(await shopper.more(serial, { command_line_id })).toMatchObject({
    status: 409,
    body: { message: cartReplies.outOfStock(name, 3) },
  })
  const lines = linesOf(await shopper.less('autre', { command_line_id, command_grind: 'grains' }))
  expect(lines.map(([, quantity]) => quantity)).toEqual([1, 1])
  const another = await shopperOn(server)
  expect(await another.more(serial, { command_line_id })).toMatchObject({
    status: 404,
    body: { message: cartReplies.lineUnknown },
  })
})
