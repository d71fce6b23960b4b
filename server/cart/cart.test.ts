import { changeProducts, insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { cartReplies } from '../../wording/replies/cart'
import type { products } from '../database/schema'

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

const sell = (fields: Parameters<typeof insertProduct>[1] = {}) =>
  insertProduct(server.services.database.sql, fields)
const change = (fields: Partial<typeof products.$inferInsert>) =>
  changeProducts(server.services.database.sql, fields)

// spec: 7.8
test('a client who never added anything has an empty cart', async () => {
  expect(await shopper.cart()).toEqual({ status: 200, body: [] })
})

// spec: 3.7, 7.8
test('a line carries every field of the contract, its total being price × quantity', async () => {
  const { serial } = await sell({ name: 'Sidamo', priceCents: 1295, stock: 7 })
  await shopper.add(serial)
  const { status, body } = await shopper.add(serial)
  expect(status).toBe(200)
  expect(body).toEqual({
    message: cartReplies.added,
    cart: [
      {
        command_id: expect.any(Number) as number,
        command_line_id: expect.any(String) as string,
        product_serial_number: serial,
        product_name: 'Sidamo',
        product_price: 12.95,
        product_price_per_kilo: null,
        product_price_per_litre: null,
        product_img: 'coffee.png',
        product_stock: 7,
        command_quantity: 2,
        command_grind: null,
        command_total_price: 25.9,
      },
    ],
  })
  expect(String(body.cart[0]?.command_id)).toMatch(/^[1-9]\d{7}$/)
  expect((await shopper.cart()).body).toEqual(body.cart)
})

// law: price-per-unit
test('a line of a liquid has its price per litre, and none per kilo', async () => {
  const facts = { netQuantity: '75 cl' }
  const { serial } = await sell({ priceCents: 1200, weightGrams: 750, facts })
  const perLitre = [{ product_price_per_kilo: null, product_price_per_litre: 16 }]
  expect((await shopper.add(serial)).body.cart).toMatchObject(perLitre)
  expect((await shopper.cart()).body).toMatchObject(perLitre)
})

// spec: 1.7
test('the lines stay in the order in which they were first added', async () => {
  const serials = [await sell(), await sell(), await sell()].map(({ serial }) => serial)
  for (const serial of serials) await shopper.add(serial)
  await shopper.more(serials[0])
  const { body } = await shopper.add(serials[1])
  expect(body.cart.map((line) => line.product_serial_number)).toEqual(serials)
  expect(body.cart.map((line) => line.command_quantity)).toEqual([2, 2, 1])
})

test('a serial number sent as a number is the same product', async () => {
  await sell({ serial: '1234' })
  expect((await shopper.add(1234)).status).toBe(200)
})

// spec: 7.9
test('no more can be added than there is; the refusal says how many are left', async () => {
  const { serial, name } = await sell({ stock: 2 })
  await shopper.add(serial)
  await shopper.add(serial)
  for (const reply of [await shopper.add(serial), await shopper.more(serial)]) {
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({
      code: 'out_of_stock',
      message: cartReplies.outOfStock(name, 2),
    })
    expect(reply.body.message).toContain('2')
  }
  expect((await shopper.cart()).body[0]?.command_quantity).toBe(2)
})

test('an article out of stock cannot be added', async () => {
  const { serial, name } = await sell({ stock: 0 })
  const { status, body } = await shopper.add(serial)
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'out_of_stock', message: cartReplies.outOfStock(name, 0) })
})

// spec: 1.8, 7.10, 7.11, 7.20
test('more and less change a line by one; less stops at one', async () => {
  const { serial } = await sell()
  await shopper.add(serial)
  expect((await shopper.more(serial)).body.cart[0]?.command_quantity).toBe(2)
  expect((await shopper.less(serial)).body.cart[0]?.command_quantity).toBe(1)
  expect(await shopper.less(serial)).toMatchObject({
    status: 409,
    body: { code: 'quantity_at_minimum' },
  })
  expect((await shopper.cart()).body[0]?.command_quantity).toBe(1)
})

test('a line takes any quantity from one to the stock, at once', async () => {
  const { serial, name } = await sell({ stock: 700 })
  await shopper.add(serial)
  const { status, body } = await shopper.set(serial, 700)
  expect({ status, message: body.message }).toEqual({ status: 200, message: cartReplies.changed })
  expect(body.cart).toMatchObject([{ command_quantity: 700, product_stock: 700 }])
  await change({ stock: 5 })
  for (const quantity of [6, Number.MAX_SAFE_INTEGER])
    expect(await shopper.set(serial, quantity)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: cartReplies.outOfStock(name, 5) },
    })
  expect((await shopper.cart()).body[0]?.command_quantity).toBe(700)
  expect((await shopper.set(serial, 5)).body.cart[0]?.command_quantity).toBe(5)
  for (const quantity of [0, -1, 1.5, '2', null, undefined])
    expect((await shopper.set(serial, quantity)).status).toBe(400)
})

test('a line above a stock that fell says so and can go down', async () => {
  const { serial } = await sell({ stock: 3 })
  for (let times = 0; times < 3; times += 1) await shopper.add(serial)
  await change({ stock: 1 })
  expect((await shopper.cart()).body[0]).toMatchObject({ command_quantity: 3, product_stock: 1 })
  expect((await shopper.more(serial)).status).toBe(409)
  expect((await shopper.less(serial)).body.cart[0]?.command_quantity).toBe(2)
})

test('a product no longer sold cannot be added, and its line shows that none is left', async () => {
  const { serial } = await sell()
  await shopper.add(serial)
  await change({ retired: true })
  expect(await shopper.add(serial)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await shopper.more(serial)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await shopper.set(serial, 1)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await shopper.cart()).body[0]?.product_stock).toBe(0)
  await change({ retired: false })
})

// spec: 7.12
test('a removed line is gone, and the place of the others stays', async () => {
  const serials = [await sell(), await sell()].map(({ serial }) => serial)
  await shopper.add(serials[0])
  const { body } = await shopper.add(serials[1])
  const left = await shopper.remove(body.cart[0]?.command_line_id)
  expect(left).toMatchObject({ status: 200, body: { message: cartReplies.deleted } })
  expect(left.body.cart).toEqual([body.cart[1]])
  expect((await shopper.remove(body.cart[0]?.command_line_id)).status).toBe(404)
})

// spec: 7.12
test('a removal whose body a proxy dropped is read from the query string', async () => {
  const { serial } = await sell()
  const line = (await shopper.add(serial)).body.cart[0]?.command_line_id
  const query = `command_line_id=${String(line)}&client_id=${shopper.client.id}`
  const reply = await shopper.send('DELETE', `/api/client/cart/deleteLine?${query}`)
  expect(reply).toMatchObject({ status: 200, body: { cart: [] } })
})

test('a cart worth more than an order can hold is refused', async () => {
  const { serial } = await sell({ priceCents: 2_000_000_000 })
  await shopper.add(serial)
  for (const reply of [await shopper.add(serial), await shopper.set(serial, 2)])
    expect(reply).toMatchObject({ status: 409, body: { message: cartReplies.totalTooLarge } })
  expect((await shopper.cart()).body[0]?.command_quantity).toBe(1)
})
