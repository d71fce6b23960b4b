import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { home, shopperOn } from '../../testing/shopperOn'
import { checkoutReplies } from '../../wording/replies/checkout'
import { deleteClient } from '../clients/deleteClient'
import { orders, paymentAttempts, products } from '../database/schema'
import { eraseOrders } from '../orders/eraseOrders'

jest.setTimeout(120_000)

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.pass(60)
  await shop.runJobs()
  await shop.runJobs()
  expect(await findMoneyFaults(shop.sql, shop.host)).toEqual([])
})

const orderOf = async (id: number) =>
  (await shop.sql.select().from(orders).where(eq(orders.id, id)))[0]
const stateOf = async (id: number) => (await orderOf(id))?.state
const stockOf = async ({ id }: { id: number }) =>
  (await shop.sql.select().from(products).where(eq(products.id, id)))[0]?.stock
const attemptsOf = (id: number) =>
  shop.sql.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id))

/** Payments of this order that its bank declined. */
function insertDeclined(orderId: number, count: number) {
  const at = shop.services.clock()
  const declined = { orderId, means: 'card', provider: 'stripe', amountCents: 2580 } as const
  const ended = {
    state: 'failed',
    failureCode: 'card_declined',
    createdAt: at,
    endedAt: at,
  } as const
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), ...declined, ...ended }))
  return shop.sql.insert(paymentAttempts).values(rows)
}

test('the twenty-first payment of an order is refused, and the one that is open goes on', async () => {
  const { shopper, orderId, session } = await shop.startOrder()
  await insertDeclined(orderId, 19)
  const before = await attemptsOf(orderId)
  expect(await shopper.resume(orderId, 'transfer')).toMatchObject({
    status: 409,
    body: { code: 'order_not_payable', message: checkoutReplies.tooManyAttempts },
  })
  expect(await attemptsOf(orderId)).toEqual(before)
  expect(shop.host.account.session(session).status).toBe('open')
  expect((await shopper.resume(orderId)).body.payment_url).toMatch(session)
})

test('the twentieth payment of an order may still be made', async () => {
  const { shopper, orderId } = await shop.startOrder()
  await insertDeclined(orderId, 18)
  expect((await shopper.resume(orderId, 'transfer')).status).toBe(200)
})

test('a total below what a card may pay leaves the cart as it is, and a transfer pays it', async () => {
  const { shopper, orderId, product } = await shop.fillCart({ pieces: 1, priceCents: 30 })
  expect(await shopper.pay({ command_id: orderId, payment_means: 'card' })).toMatchObject({
    status: 409,
    body: { message: checkoutReplies.totalTooSmall(50) },
  })
  expect([await stateOf(orderId), await stockOf(product)]).toEqual(['panier', 5])
  expect((await shopper.cart()).body).toMatchObject([{ command_quantity: 1 }])
  const reply = await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  expect([reply.status, await stockOf(product)]).toEqual([200, 4])
})

test('nobody resumes or cancels an order of another client', async () => {
  const { orderId, product, session } = await shop.startOrder()
  const other = await shopperOn(shop.server)
  const before = [await orderOf(orderId), await attemptsOf(orderId)]
  const replies = [
    await other.resume(orderId),
    await other.resume(orderId, 'transfer'),
    await other.cancel(orderId),
    await other.cancel(orderId, true),
  ]
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect([await orderOf(orderId), await attemptsOf(orderId)]).toEqual(before)
  expect(shop.host.account.session(session).status).toBe('open')
  expect(await stockOf(product)).toBe(3)
})

test('the account is deleted: its unpaid order says no more where it was to go once it ends', async () => {
  const { shopper, orderId } = await shop.fillCart()
  const command_address = {
    ...{ street: '2 place du Château', complement: '', postcode: '41000', town: 'Blois' },
    phone: '06 12 34 56 78',
  }
  const delivery = { command_delivery: 'domicile', adress: home, command_address }
  await shopper.pay({ command_id: orderId, ...delivery })
  await deleteClient(shop.services, shopper.client.id, eraseOrders)
  expect(await orderOf(orderId)).toMatchObject({
    recipient: expect.any(String) as string,
    address: home,
    addressParts: { phone: expect.stringContaining('12') as string },
  })
  await shop.runJobs()
  expect(await orderOf(orderId)).toMatchObject({
    state: 'expirée',
    recipient: null,
    address: null,
    addressParts: null,
  })
})
