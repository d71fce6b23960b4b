import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { recordedPayment } from '../../testing/recordedPayment'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { ordersReplies } from '../../wording/replies/orders'
import { deleteClient } from '../clients/deleteClient'
import { eraseOrders } from './eraseOrders'
import { orders, payments, products } from '../database/schema'
import { changeOrderState } from './changeState'

jest.setTimeout(60_000)

const { payment, refunds } = recordedPayment()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ services: { payment } })
})
afterAll(() => server.close())
beforeEach(() => {
  refunds.length = 0
})

const database = () => server.services.database.sql
const orderOf = async (id: number) =>
  (await database().select().from(orders).where(eq(orders.id, id)))[0]
const stockOf = async (id: number) =>
  (await database().select().from(products).where(eq(products.id, id)))[0]?.stock

async function paidOrder(command_delivery: 'magasin' | 'domicile' = 'domicile') {
  const shopper = await shopperOn(server)
  const product = await insertProduct(database(), { stock: 10 })
  for (let times = 0; times < 3; times += 1) await shopper.add(product.serial)
  const { body } = await shopper.payCart({ command_delivery })
  const id = Number(body.order.command_id)
  const become = (state: string, restock?: boolean) =>
    changeOrderState(server.services, { id, state, ...(restock !== undefined && { restock }) })
  const becomeAll = async (...states: string[]) => {
    for (const state of states) await become(state)
  }
  return { id, productId: product.id, shopper, become, becomeAll }
}

test('an order changes from state to state, and the client sees its state', async () => {
  const { id, become, becomeAll, shopper } = await paidOrder('magasin')
  expect(await become('en préparation')).toEqual({ id, from: 'payée', to: 'en préparation' })
  await becomeAll('prête', 'retirée')
  expect((await shopper.orders()).body).toMatchObject([{ command_state: 'retirée' }])
})

test.each([
  { delivery: 'magasin', state: 'expédiée', allowed: ['prête', 'annulée'] },
  { delivery: 'domicile', state: 'prête', allowed: ['expédiée', 'annulée'] },
  { delivery: 'domicile', state: 'n’importe quoi', allowed: ['expédiée', 'annulée'] },
] as const)('$delivery: $state is refused and the possible states are named', async (scene) => {
  const { id, become } = await paidOrder(scene.delivery)
  await become('en préparation')
  const message = ordersReplies.impossibleChange('en préparation', scene.state, scene.allowed)
  await expect(become(scene.state)).rejects.toMatchObject({ status: 409, message })
  for (const state of scene.allowed) expect(message).toContain(state)
  expect((await orderOf(id))?.state).toBe('en préparation')
})

test('cancelling gives the stock back once', async () => {
  const { productId, become } = await paidOrder()
  expect(await stockOf(productId)).toBe(7)
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => become('annulée')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(productId)).toBe(10)
})

test('a lost parcel does not restore the stock, and its money can be refunded', async () => {
  const { productId, become, becomeAll } = await paidOrder()
  await becomeAll('en préparation', 'expédiée', 'perdue')
  expect(await stockOf(productId)).toBe(7)
  await become('remboursée')
  expect(await stockOf(productId)).toBe(7)
})

test.each([
  [true, 10],
  [false, 7],
])('a parcel that came back: restock %s leaves a stock of %d', async (restock, stock) => {
  const { id, productId, become, becomeAll } = await paidOrder()
  await becomeAll('en préparation', 'expédiée')
  await expect(become('retournée')).rejects.toMatchObject({ message: ordersReplies.restockUnsaid })
  expect((await orderOf(id))?.state).toBe('expédiée')
  await become('retournée', restock)
  expect(await stockOf(productId)).toBe(stock)
  await become('remboursée')
  expect(await stockOf(productId)).toBe(stock)
})

test.each(['annulée', 'remboursée'])(
  'a change to %s that says whether to restock is refused',
  async (to) => {
    const { id, productId, become } = await paidOrder()
    if (to === 'remboursée') await become('annulée')
    const before = [await stockOf(productId), (await orderOf(id))?.state, refunds.length]
    await expect(become(to, false)).rejects.toMatchObject({
      message: ordersReplies.restockElsewhere(to),
    })
    expect([await stockOf(productId), (await orderOf(id))?.state, refunds.length]).toEqual(before)
  },
)

test('a cancelled order cannot be paid again', async () => {
  const { id, become, shopper } = await paidOrder()
  await become('annulée')
  expect(await shopper.pay({ command_id: id })).toMatchObject({
    status: 409,
    body: { code: 'order_not_payable' },
  })
})

test('refunding returns the money through the provider', async () => {
  const { id, become, becomeAll } = await paidOrder()
  await expect(become('remboursée')).rejects.toMatchObject({ status: 409 })
  expect(refunds).toEqual([])
  await becomeAll('annulée', 'remboursée')
  expect(refunds).toMatchObject([{ orderId: id, amountCents: 3870, means: 'demonstration' }])
  const [paid] = await database().select().from(payments).where(eq(payments.orderId, id))
  expect(paid?.state).toBe('refunded')
  await expect(become('payée')).rejects.toMatchObject({
    message: ordersReplies.impossibleChange('remboursée', 'payée', []),
  })
})

test('an order stores the address of a deleted client until it has arrived', async () => {
  const { id, become, becomeAll, shopper } = await paidOrder()
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  await becomeAll('en préparation', 'expédiée')
  expect((await orderOf(id))?.address).not.toBeNull()
  await become('livrée')
  expect((await orderOf(id))?.address).toBeNull()
})

test('an order stores the address of an existing client', async () => {
  const { id, become } = await paidOrder()
  await become('annulée')
  expect((await orderOf(id))?.address).not.toBeNull()
})

test('an open cart or an unknown number is no order', async () => {
  const shopper = await shopperOn(server)
  const { serial } = await insertProduct(database())
  const [line] = (await shopper.add(serial)).body.cart
  for (const id of [Number(line?.command_id), 99_999_999, 'abc'])
    await expect(changeOrderState(server.services, { id, state: 'payée' })).rejects.toMatchObject({
      status: 404,
      message: ordersReplies.unknown,
    })
})
