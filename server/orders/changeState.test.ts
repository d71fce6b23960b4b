import { eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { ordersReplies } from '../../wording/replies/orders'
import { deleteClient } from '../clients/deleteClient'
import { eraseOrders } from './eraseOrders'
import { inTransaction } from '../database/inTransaction'
import { orders, products, refunds } from '../database/schema'
import { changeOrderState } from './changeState'
import { lockOrder } from './lockOrder'
import { findRefundableLines } from './refunds/refundQueries'
import { requestRefund } from './refunds/requestRefund'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

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

test('an order is picked up where the shop is now, and stays so', async () => {
  const { id, becomeAll, shopper } = await paidOrder('magasin')
  const { seller } = server.services.settings
  const then = seller.address
  const shown = async () => (await shopper.order(id)).body[0]?.command_adress
  seller.address = '1 rue Neuve, 41000 Blois'
  expect(await shown()).toBe('1 rue Neuve, 41000 Blois')
  await becomeAll('en préparation', 'prête')
  expect((await server.readMails(shopper.client.email)).at(-1)).toContain('1 rue Neuve')
  await becomeAll('retirée')
  seller.address = then
  expect(await shown()).toBe('1 rue Neuve, 41000 Blois')
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

const refund = (id: number, quantity: number, restock: boolean) =>
  inTransaction(database(), async (tx) => {
    const order = await lockOrder(tx, id)
    const [line] = await findRefundableLines(tx, id)
    const lines = [{ id: line!.id, quantity }]
    return requestRefund(tx, {
      order: order!,
      wish: { kind: 'parts', lines, fee: false },
      reason: 'shop',
      requestedBy: 'shop',
      restock,
      at: new Date(),
    })
  })
const fail = (id: number) =>
  database().update(refunds).set({ state: 'failed' }).where(eq(refunds.orderId, id))

test('cancelling brings back neither the pieces that were refunded as lost nor those restocked before', async () => {
  const { id, productId, become } = await paidOrder()
  await refund(id, 1, false)
  await refund(id, 1, true)
  expect(await stockOf(productId)).toBe(8)
  await become('annulée')
  expect(await stockOf(productId)).toBe(9)
})

const gone = 'Articles annulés ou remboursés, qui ne font plus partie de votre commande\u00a0:'
test.each([
  ['magasin', ['en préparation', 'prête'], gone],
  ['domicile', ['en préparation', 'expédiée'], gone],
  [
    'domicile',
    ['en préparation', 'expédiée', 'perdue'],
    'Articles déjà annulés ou remboursés\u00a0:',
  ],
] as const)(
  'of an order of %s that becomes %j, the mail names what was refunded before',
  async (delivery, states, words) => {
    const { id, shopper, becomeAll } = await paidOrder(delivery)
    const newest = async () => (await server.readMails(shopper.client.email)).at(-1)
    await refund(id, 2, false)
    const confirmation = await newest()
    await becomeAll(...states)
    const mail = await newest()
    expect(mail).toContain(`\n\n${words}\n\n- 2 × Café des tests\n\n`)
    // Its sums are those of the contract.
    const recap = /^3 × Café des tests.*\n(?:.+\n)+/m
    expect(confirmation).toMatch(recap)
    expect(mail?.match(recap)?.[0]).toBe(confirmation?.match(recap)?.[0])
    expect(confirmation).not.toContain('remboursés')
  },
)

test('cancelling brings back a piece whose refund failed, and counts none twice', async () => {
  const lost = await paidOrder()
  await refund(lost.id, 1, false)
  await fail(lost.id)
  await lost.become('annulée')
  expect(await stockOf(lost.productId)).toBe(10)

  const { id, productId, become } = await paidOrder()
  await refund(id, 1, true)
  await fail(id)
  // The same piece again: it is in the stock already.
  await refund(id, 1, false)
  await become('annulée')
  expect(await stockOf(productId)).toBe(10)
})

test('a lost parcel does not restore the stock, and its money has its own command', async () => {
  const { productId, become, becomeAll } = await paidOrder()
  await becomeAll('en préparation', 'expédiée', 'perdue')
  expect(await stockOf(productId)).toBe(7)
  await expect(become('remboursée')).rejects.toMatchObject({ status: 409 })
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
})

test('a change to annulée that says whether to restock is refused', async () => {
  const { id, productId, become } = await paidOrder()
  const before = [await stockOf(productId), (await orderOf(id))?.state]
  await expect(become('annulée', false)).rejects.toMatchObject({
    message: ordersReplies.restockElsewhere('annulée'),
  })
  expect([await stockOf(productId), (await orderOf(id))?.state]).toEqual(before)
})

test('a cancelled order cannot be paid again', async () => {
  const { id, become, shopper } = await paidOrder()
  await become('annulée')
  expect(await shopper.pay({ command_id: id })).toMatchObject({
    status: 409,
    body: { code: 'order_not_payable' },
  })
})

const refundsOf = (id: number) => database().select().from(refunds).where(eq(refunds.orderId, id))

test('cancelling refunds what was paid, once, and the client sees it', async () => {
  const { id, become, shopper } = await paidOrder()
  await become('annulée')
  expect(await refundsOf(id)).toMatchObject([
    { amountCents: 3870, state: 'succeeded', reason: 'order_cancelled', requestedBy: 'shop' },
  ])
  expect((await shopper.orders()).body).toMatchObject([
    { command_state: 'annulée', command_payment: 'remboursée' },
  ])
  await expect(become('payée')).rejects.toMatchObject({
    message: ordersReplies.impossibleChange('annulée', 'payée', []),
  })
})

test('cancelling without a refund keeps the money until it is refunded', async () => {
  const { id, shopper } = await paidOrder()
  await changeOrderState(server.services, { id, state: 'annulée', refund: false })
  expect(await refundsOf(id)).toEqual([])
  expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'payée' }])
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
