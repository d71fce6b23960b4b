import { changeProducts, insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { lineName } from '../../wording/grinds'
import { cartReplies } from '../../wording/replies/cart'

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
  insertProduct(server.services.database.sql, { stock: 50, ...fields })
const change = (fields: Parameters<typeof changeProducts>[1]) =>
  changeProducts(server.services.database.sql, fields)
const again = (command_id: unknown, by = shopper) =>
  by.send<{ message: string; cart: object[]; differences: object[]; no_longer_ground: string[] }>(
    'POST',
    '/api/client/command/again',
    { command_id, client_id: by.client.id },
  )
const held = (lines: object[]) =>
  (lines as { command_grind: unknown; command_quantity: unknown }[]).map((line) => [
    line.command_grind,
    line.command_quantity,
  ])

async function buy(...articles: Parameters<Shopper['add']>[]): Promise<number> {
  for (const article of articles) await shopper.add(...article)
  return (await shopper.payCart()).body.order.command_id as number
}

test('the cart is filled with what was ordered, once, whatever it held', async () => {
  const [beans, tea] = [await sell({ facts: { beans: true } }), await sell()]
  const ground = { command_grind: 'filtre', command_quantity: 2 }
  const id = await buy([beans.serial, ground], [beans.serial], [tea.serial])
  await shopper.add(tea.serial, { command_quantity: 4 })
  const first = await again(id)
  expect(first.body.message).toBe(cartReplies.again)
  expect(first.body.differences).toEqual([])
  expect(held(first.body.cart)).toEqual([
    [null, 4],
    ['filtre', 2],
    ['grains', 1],
  ])
  expect((await again(id)).body.cart).toEqual(first.body.cart)
})

test('what is gone, scarce or dearer is named', async () => {
  const [gone, scarce, dear] = [await sell(), await sell(), await sell({ priceCents: 500 })]
  const id = await buy(
    [gone.serial],
    [scarce.serial, { command_quantity: 5 }],
    [dear.serial, { command_quantity: 2 }],
  )
  await change({ retired: true, stock: 0 })
  expect((await again(id)).body).toMatchObject({
    message: cartReplies.againNone,
    cart: [],
    differences: [{ price_now: null }, { price_now: null }, { price_now: null }],
  })
  await change({ retired: false, stock: 3, priceCents: 700 })
  const { body } = await again(id)
  expect(held(body.cart)).toEqual([
    [null, 1],
    [null, 3],
    [null, 2],
  ])
  expect(body.message).toBe(cartReplies.againExcept)
  expect(body.differences).toMatchObject([
    { product_name: gone.name, price_now: 7 },
    { product_name: scarce.name, ordered_quantity: 5, command_quantity: 3 },
    { product_name: dear.name, price_then: 5, price_now: 7 },
  ])
})

test('two grinds of a coffee share what is left of it', async () => {
  const { serial } = await sell({ facts: { beans: true } })
  const id = await buy(
    [serial, { command_quantity: 4 }],
    [serial, { command_grind: 'moka', command_quantity: 4 }],
  )
  await change({ stock: 5 })
  expect(held((await again(id)).body.cart)).toEqual([
    ['grains', 4],
    ['moka', 1],
  ])
})

test('a grind that the other one leaves nothing for is named, with the stock', async () => {
  const { serial, name } = await sell({ facts: { beans: true } })
  const id = await buy([serial, { command_quantity: 2 }], [serial, { command_grind: 'moka' }])
  await change({ stock: 2 })
  expect((await again(id)).body.differences).toMatchObject([
    {
      product_name: lineName({ name, grind: 'moka' }),
      ordered_quantity: 1,
      command_quantity: 0,
      product_stock: 2,
    },
  ])
})

test('two grinds of a coffee that is no longer ground are one line, with all its pieces, and named', async () => {
  const { serial, name } = await sell({ facts: { beans: true } })
  const tea = await sell()
  const moka = { command_grind: 'moka', command_quantity: 2 }
  const id = await buy([serial, moka], [serial], [tea.serial])
  await change({ facts: {} })
  const { cart, ...said } = (await again(id)).body
  expect(held(cart)).toEqual([
    [null, 3],
    [null, 1],
  ])
  expect(said).toEqual({
    message: cartReplies.againExcept,
    differences: [],
    no_longer_ground: [name],
  })
})

test('what is no longer ground and no longer there is not said to be in the cart', async () => {
  const { serial } = await sell({ facts: { beans: true } })
  const id = await buy([serial, { command_grind: 'moka' }])
  await change({ facts: {}, stock: 0 })
  expect((await again(id)).body).toMatchObject({
    message: cartReplies.againNone,
    differences: [{ command_quantity: 0 }],
    no_longer_ground: [],
  })
})

test.each(['99999999', 'x', '1.5'])('order %j is nobody’s', async (id) => {
  expect(await again(id)).toMatchObject({
    status: 404,
    body: { message: cartReplies.orderUnknown },
  })
})

test('neither another client’s order nor an open cart fills a cart', async () => {
  const { serial } = await sell()
  const id = await buy([serial])
  expect((await again(id, await shopperOn(server))).status).toBe(404)
  const { body } = await shopper.add(serial)
  expect((await again(body.cart[0]?.command_id)).status).toBe(404)
})

test('pressed five times at once, the cart is filled once', async () => {
  const { serial } = await sell()
  const id = await buy([serial, { command_quantity: 3 }])
  const replies = await Promise.all(Array.from({ length: 5 }, () => again(id)))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 200))
  expect(held((await shopper.cart()).body)).toEqual([[null, 3]])
})
