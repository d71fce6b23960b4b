import { splitAddress } from '../../contract/splitAddress'
import { insertProduct } from '../../testing/makeData'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'

let now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
let shopper: Shopper
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
})

async function buy(...prices: number[]) {
  for (const priceCents of prices) {
    const { serial } = await insertProduct(server.services.database.sql, { priceCents })
    await shopper.add(serial)
  }
  return (await shopper.payCart()).body.order
}

test('a client without an order has an empty list', async () => {
  expect(await shopper.orders()).toEqual({ status: 200, body: [] })
})

// spec: 3.8, 7.14
test('the newest order is first, and the open cart is not among them', async () => {
  const first = await buy(1290)
  now = new Date(now.getTime() + 1000)
  const second = await buy(500, 250)
  const { serial } = await insertProduct(server.services.database.sql)
  await shopper.add(serial)
  expect((await shopper.orders()).body).toEqual([second, first])
  expect(second).toEqual({
    command_id: expect.any(Number) as number,
    command_date: now.toISOString(),
    command_state: 'payée',
    command_payment: 'payée',
    command_total: 7.5,
  })
})

// spec: 3.8, 7.15
test('an order’s detail repeats the order on each of its lines', async () => {
  const order = await buy(1295, 10)
  const { status, body } = await shopper.order(order.command_id)
  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(body[0]).toEqual({
    ...order,
    command_delivery: 'domicile',
    command_adress: home,
    command_address: splitAddress(home),
    product_serial_number: expect.any(String) as string,
    product_name: 'Café des tests',
    command_quantity: 1,
    command_grind: null,
    product_price: 12.95,
    command_total_price: 12.95,
    command_conditions: null,
    command_confirmation_held: false,
    command_dates: { from: '2026-11-25', to: '2026-11-27' },
    command_hours: null,
    command_fee: 0,
    command_discounts: [],
    command_refunded: 0,
    command_refund_pending: 0,
    command_vat: [{ rate: 5.5, amount: 0.68 }],
    command_vat_franchise: false,
    command_held_until: null,
    command_means: 'demonstration',
    command_tracking: null,
    command_transfer: null,
    product_vat: 5.5,
    product_img: 'coffee.png',
  })
  expect(body[1]).toMatchObject({ ...order, command_total_price: 0.1 })
})

test.each(['99999999', '1', 'abc', '1234567890123', '12345678.0', '%27'])(
  'the order %s is unknown: 404',
  async (id) => {
    expect(await shopper.order(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  },
)

test('an open cart is no order', async () => {
  const { serial } = await insertProduct(server.services.database.sql)
  const [line] = (await shopper.add(serial)).body.cart
  expect((await shopper.order(line?.command_id)).status).toBe(404)
})
