import { eq } from 'drizzle-orm'
import type { QuoteReply } from '../../contract/api/quote'
import { insertProduct } from '../../testing/makeData'
import { home, shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { orders } from '../database/schema'

// Starts an embedded database, next to other workers.
let now = new Date('2026-11-20T10:00:00Z').getTime()
let server: TestServer
let shopper: Shopper
beforeAll(async () => {
  server = await startServer({
    clock: () => new Date((now += 1000)),
    settings: { PAYMENT: 'demonstration,counter' },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
})

const parts = (street: string, more = {}) => ({
  street,
  complement: '',
  postcode: '41000',
  town: 'Blois',
  phone: '',
  ...more,
})

async function order(payment: object, who = shopper) {
  const { serial } = await insertProduct(server.services.database.sql)
  await who.add(serial)
  return (await who.payCart({ command_delivery: 'domicile', ...payment })).body.order.command_id
}
const orderTo = (street: string, more = {}) =>
  order({ command_address: parts(street, more), adress: 'x' })

async function offeredTo({ client, send }: Shopper) {
  const body = { client_id: client.id, delivery: 'domicile' }
  const reply = await send<QuoteReply>('POST', '/api/client/checkout/quote', body)
  expect(reply.status).toBe(200)
  return reply.body.addresses
}

test('the last three addresses are offered, the newest first and each once', async () => {
  expect(await offeredTo(shopper)).toEqual([])
  for (const street of ['1 rue A', '2 rue B', '3 rue C', '4 rue D']) await orderTo(street)
  await orderTo('2 RUE B', { phone: '06 12 34 56 78' })
  expect(await offeredTo(shopper)).toEqual([
    parts('2 RUE B', { phone: '06 12 34 56 78' }),
    parts('4 rue D'),
    parts('3 rue C'),
  ])
})

test('a postcode that is written with a space is the same, and is stored without', async () => {
  await orderTo('5 rue E', { postcode: '41000' })
  await orderTo('5 rue E', { postcode: '41 000' })
  await orderTo('6 rue F', { postcode: '41\u00a0000' })
  expect(await offeredTo(shopper)).toEqual([parts('6 rue F'), parts('5 rue E')])
})

test('an address of one text is offered in its parts, and one without a postcode is not', async () => {
  await order({ adress: 'Chez moi' })
  await order({ adress: home })
  expect(await offeredTo(shopper)).toEqual([parts('2 place du Château')])
})

test('the shop’s address and that of an order that was given up are not offered', async () => {
  const inShop = { command_delivery: 'magasin', payment_means: 'counter' }
  await order(inShop)
  const id = await orderTo('1 rue A')
  const { sql } = server.services.database
  for (const state of ['annulée', 'expirée'] as const) {
    await sql
      .update(orders)
      .set({ state })
      .where(eq(orders.id, Number(id)))
    expect(await offeredTo(shopper)).toEqual([])
  }
})

test('nobody is offered the address of another client', async () => {
  await orderTo('1 rue A')
  const other = await shopperOn(server)
  expect(await offeredTo(other)).toEqual([])
  const body = { client_id: shopper.client.id, delivery: 'domicile' }
  const { status, body: refused } = await other.send('POST', '/api/client/checkout/quote', body)
  expect(status).toBe(403)
  expect(JSON.stringify(refused)).not.toContain('rue A')
})
