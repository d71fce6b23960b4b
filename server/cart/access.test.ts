import * as cartCalls from '../../contract/api/cart'
import * as checkoutCalls from '../../contract/api/checkout'
import * as orderCalls from '../../contract/api/orders'
import { insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { deleteClient } from '../clients/deleteClient'
import { eraseOrders } from '../orders/eraseOrders'
import { addToCart } from './changes'
import { findOpenCartLines } from './queries'

// Starts an embedded database, next to other workers.
let server: TestServer
let shopper: Shopper
let other: Shopper
beforeAll(async () => {
  server = await startServer()
  shopper = await shopperOn(server)
  other = await shopperOn(server)
})
afterAll(() => server.close())

const rows = [
  ...Object.values(cartCalls),
  ...Object.values(checkoutCalls),
  ...Object.values(orderCalls),
].flatMap((row) => ('path' in row ? [row] : []))
const urlOf = (row: (typeof rows)[number]) => row.path.replace(':id', '10000000')

test('the eleven calls are looked at', () => {
  expect(rows.map(({ name }) => name)).toHaveLength(11)
})

test.each(rows)('$name with nothing in it: 400 with a message', async (row) => {
  const reply = await shopper.send(row.method, urlOf(row), row.method === 'GET' ? undefined : {})
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test.each(['add', 'more', 'less', 'remove'] as const)(
  '%s of what is unknown: 404',
  async (name) => {
    for (const unknown of ['unknown', 7, '00000000-0000-4000-8000-000000000000'])
      expect(await shopper[name](unknown)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
  },
)

test('an account deleted after its token was read gets no new cart', async () => {
  const { serial } = await insertProduct(server.services.database.sql)
  const leaving = await shopperOn(server)
  const clientId = leaving.client.id
  await deleteClient(server.services, clientId, eraseOrders)
  await expect(
    addToCart(server.services, { clientId, serial, grind: null, quantity: 1 }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await findOpenCartLines(server.services.database.sql, clientId)).toEqual([])
})

// spec: 6.8
test('another client’s line, cart and order are as if they did not exist', async () => {
  const { serial } = await insertProduct(server.services.database.sql)
  const [line] = (await other.add(serial)).body.cart
  const nothing = { status: 404, body: { code: 'not_found' } }
  expect(await shopper.remove(line?.command_line_id)).toMatchObject(nothing)
  expect(await shopper.more(serial)).toMatchObject(nothing)
  expect(await shopper.less(serial)).toMatchObject(nothing)
  expect(await shopper.pay({ command_id: line?.command_id })).toMatchObject(nothing)
  expect((await other.cart()).body).toEqual([line])

  const paid = await other.payCart()
  expect(paid.status).toBe(200)
  expect(await shopper.order(line?.command_id)).toMatchObject(nothing)
  expect(await shopper.pay({ command_id: line?.command_id })).toMatchObject(nothing)
  expect((await shopper.orders()).body).toEqual([])
})
