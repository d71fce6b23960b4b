import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { findMailFaults } from '../../testing/findMailFaults'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { home, shopperOn } from '../../testing/shopperOn'
import { checkoutReplies } from '../../wording/replies/checkout'
import { deleteClient } from '../clients/deleteClient'
import { orders, outbox, paymentAttempts, products, refunds } from '../database/schema'
import { eraseOrders } from '../orders/eraseOrders'
import { heldCents } from '../orders/money'
import { isOpen } from './attempts'
import { cancelForShop } from './cancelForShop'
import { expireOrders } from './expireOrders'
import { reconcilePayments } from './reconcile'

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
  expect(await findMailFaults(shop.services)).toEqual([])
})

const orderOf = async (id: number) =>
  (await shop.sql.select().from(orders).where(eq(orders.id, id)))[0]
const stateOf = async (id: number) => (await orderOf(id))?.state
const stockOf = async ({ id }: { id: number }) =>
  (await shop.sql.select().from(products).where(eq(products.id, id)))[0]?.stock
const attemptsOf = (id: number) =>
  shop.sql.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id))

function confirmationsOf({ orderId, shopper }: Pick<Started, 'orderId' | 'shopper'>) {
  const subject = `Votre commande n°\u00a0${orderId} chez ${shop.services.settings.seller.name}`
  const isOfClient = eq(outbox.clientId, shopper.client.id)
  return shop.sql.$count(outbox, and(isOfClient, eq(outbox.subject, subject)))
}

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

test.each(['started', 'resumed'])(
  'a payment that two tabs have %s at once by two means goes on by one of them',
  async (way) => {
    const { shopper, orderId, product } = await shop.fillCart()
    const start = (means: string) => shopper.pay({ command_id: orderId, payment_means: means })
    const press = way === 'started' ? start : (means: string) => shopper.resume(orderId, means)
    if (way === 'resumed') await start('card')
    const replies = await Promise.all(['transfer', 'card', 'transfer'].map(press))
    for (const { status, body } of replies)
      expect([200, 'order_not_payable']).toContain(status === 200 ? status : body.code)
    expect(replies.filter(({ status }) => status === 200)).not.toHaveLength(0)
    const [open, ...others] = (await attemptsOf(orderId)).filter(isOpen)
    expect(others).toEqual([])
    const sessions = [...shop.host.account.sessions.values()].filter(
      ({ metadata, status }) => metadata?.order_id === String(orderId) && status === 'open',
    )
    expect(sessions.map(({ id }) => id)).toEqual(
      open?.means === 'card' ? [open.providerReference] : [],
    )
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['en attente de paiement', 3])
  },
)

test('who pays on two pages pays once, and a mail says that the second money goes back', async () => {
  const { host, sql, services } = shop
  host.events.mode = 'hold'
  const { shopper, orderId, session } = await shop.startOrder()
  // The database was restored, and the shop does not know that this page is open.
  await sql
    .update(paymentAttempts)
    .set({ state: 'cancelled', endedAt: services.clock() })
    .where(eq(paymentAttempts.orderId, orderId))
  const { body } = await shopper.resume(orderId)
  const second = String(body.payment_url).split('/').at(-1) ?? ''
  expect(second).not.toBe(session)
  for (const page of [second, session]) await host.act(page, 'pay')
  for (const event of host.events.held.splice(0)) expect(await host.events.deliver(event)).toBe(200)
  host.events.mode = 'send'
  expect(await stateOf(orderId)).toBe('payée')
  expect(await sql.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
    { reason: 'paid_twice', amountCents: 2580, state: 'succeeded' },
  ])
  const mails = await sql.select().from(outbox).where(eq(outbox.clientId, shopper.client.id))
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Un paiement vous est rendu'))).toEqual([
    expect.stringContaining(String(orderId)),
  ])
  const [line] = (await shopper.order(orderId)).body
  expect(line).toMatchObject({ command_payment: 'payée', command_refunded: 0 })
})

type Started = Awaited<ReturnType<CheckoutShop['startOrder']>>
/** What else may happen in the moment of a payment. */
const others: Record<string, (order: Started) => Promise<unknown>> = {
  'its client takes the articles back': ({ shopper, orderId }) => shopper.cancel(orderId, true),
  'its client chooses a transfer': ({ shopper, orderId }) => shopper.resume(orderId, 'transfer'),
  'the shop cancels its order': ({ orderId: id }) => cancelForShop(shop.services, { id }),
  'the shop asks for payments': () => reconcilePayments(shop.services),
  async 'its time is over'({ orderId }) {
    const heldUntil = new Date(shop.services.clock().getTime() - 1000)
    await shop.sql.update(orders).set({ heldUntil }).where(eq(orders.id, orderId))
    await expireOrders(shop.services)
  },
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await setImmediate()
}

test.each(Object.keys(others))(
  'a payment in the moment when %s pays the order, or leaves no money and no article with it',
  async (other) => {
    // Turns of the event loop by which the payer is later than the other.
    for (const later of [-16, -4, 1, 2]) {
      const started = await shop.startOrder()
      const { shopper, orderId, product, session } = started
      shop.pass(11)
      await Promise.allSettled([
        turns(later).then(() => shop.host.act(session, 'pay')),
        turns(-later).then(() => others[other]!(started)),
      ])
      await shop.host.events.settled()
      shop.pass(11)
      await shop.runJobs()
      const state = await stateOf(orderId)
      const open = (await attemptsOf(orderId)).filter(isOpen).map(({ means }) => means)
      const stock = await stockOf(product)
      const [money] = await shop.sql
        .select({ heldCents })
        .from(orders)
        .where(eq(orders.id, orderId))
      if (state === 'payée') {
        expect({ open, stock, ...money }).toEqual({ open: [], stock: 3, heldCents: 2580 })
        expect((await shopper.cart()).body).toEqual([])
        expect(await confirmationsOf(started)).toBe(1)
      } else {
        const isAwaited = state === 'en attente de paiement'
        const left = isAwaited ? { open: ['transfer'], stock: 3 } : { open: [], stock: 5 }
        expect({ open, stock, ...money }).toEqual({ ...left, heldCents: 0 })
      }
    }
  },
)

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
