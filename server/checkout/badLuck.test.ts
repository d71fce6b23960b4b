import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { addDays, inParis, lastMinuteOf } from '../../contract/parisianDays'
import { findMailFaults } from '../../testing/findMailFaults'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { changeProducts } from '../../testing/makeData'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { home, shopperOn } from '../../testing/shopperOn'
import { cartReplies } from '../../wording/replies/cart'
import { checkoutReplies } from '../../wording/replies/checkout'
import { deleteClient } from '../clients/deleteClient'
import {
  documents,
  orders,
  outbox,
  paymentAttempts,
  paymentEvents,
  products,
  refunds,
  stockMovements,
} from '../database/schema'
import { createPromotion } from '../promotions/createPromotion'
import { resetSetting, setSetting } from '../shop/setSetting'
import { findDocuments } from '../documents/queries'
import { eraseOrders } from '../orders/eraseOrders'
import { changeOrderState } from '../orders/changeState'
import { paymentStateOf } from '../orders/money'
import { findOrder } from '../orders/queries'
import { RunAborted } from '../jobs/RunAborted'
import { ProviderRefused } from '../payments/ProviderRefused'
import { EmailUnproven } from './EmailUnproven'
import { endUnpaid } from './endUnpaid'
import { expireOrders } from './expireOrders'
import { listOpenMoney } from './listOpenMoney'
import { markReceived } from './markReceived'
import { markRefunded } from './markRefunded'
import { payOrMailProof } from './payOrMailProof'
import { refundOrder } from './refundOrder'
import { resumePayment } from './resumePayment'

jest.setTimeout(120_000)

/** What the log would say. */
const reported: string[] = []
let shop: CheckoutShop
beforeAll(async () => {
  const report = (error: unknown, what: string) => {
    reported.push(`${what}: ${String(error)}`)
  }
  shop = await openCheckout(undefined, { services: { report } })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.host.events.mode = 'send'
  shop.host.events.held.length = 0
  reported.length = 0
  shop.host.faults.clear()
  shop.host.refunds.areSlow = false
  Object.assign(shop.host.altered, { amount: undefined, currency: undefined })
})
afterEach(async () => {
  jest.restoreAllMocks()
  shop.host.faults.clear()
  shop.host.events.mode = 'send'
  shop.pass(60)
  await shop.runJobs()
  await shop.runJobs()
  expect(await findMoneyFaults(shop.sql, shop.host)).toEqual([])
  expect(await findMailFaults(shop.services)).toEqual([])
})

const stateOf = async (id: number) =>
  (await shop.sql.select().from(orders).where(eq(orders.id, id)))[0]?.state
const stockOf = async ({ id }: { id: number }) =>
  (await shop.sql.select().from(products).where(eq(products.id, id)))[0]?.stock
const attemptsOf = (id: number) =>
  shop.sql.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id))
const refundsOf = (id: number) => shop.sql.select().from(refunds).where(eq(refunds.orderId, id))
const sessionOf = (url: string | null) => String(url).split('/').at(-1) ?? ''
const subjectsOf = async (email: string) =>
  (await shop.server.readMails(email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
async function setFee(cents: number) {
  const zone = { name: 'France', prefixes: ['4'], freeFromCents: null }
  const zones = [{ ...zone, brackets: [{ upToGrams: null, cents }] }]
  const at = shop.services.clock()
  await setSetting(shop.sql, { name: 'delivery', value: { enabled: true, zones }, at })
}

test('an order holds its articles from the start of its payment, and the event pays it', async () => {
  const { reply, session, orderId, product, shopper } = await shop.startOrder()
  expect(reply).toMatchObject({
    status: 200,
    body: {
      message: checkoutReplies.redirected,
      cart: [],
      order: { command_state: 'en attente de paiement', command_payment: 'à payer' },
    },
  })
  expect(await stockOf(product)).toBe(3)
  await shop.host.act(session, 'pay')
  expect((await shopper.orders()).body).toMatchObject([
    { command_state: 'payée', command_payment: 'payée', command_total: 25.8 },
  ])
  expect(await stockOf(product)).toBe(3)
  expect(await attemptsOf(orderId)).toMatchObject([{ state: 'succeeded', means: 'card' }])
  expect(await subjectsOf(shopper.client.email)).toHaveLength(1)
})

describe('an event', () => {
  test('that comes twice is applied once', async () => {
    shop.host.events.mode = 'double'
    const { session, shopper, orderId } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    expect(await stateOf(orderId)).toBe('payée')
    expect(await subjectsOf(shopper.client.email)).toHaveLength(1)
    expect(await refundsOf(orderId)).toEqual([])
  })

  test('that never comes is replaced by asking', async () => {
    shop.host.events.mode = 'lose'
    const { session, orderId } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    expect(await stateOf(orderId)).toBe('en attente de paiement')
    shop.pass(11)
    await shop.runJobs()
    expect(await stateOf(orderId)).toBe('payée')
  })

  test('that comes late, in any order and after the job changes nothing more', async () => {
    shop.host.events.mode = 'hold'
    const { session, orderId, shopper } = await shop.startOrder()
    await shop.host.act(session, 'decline')
    await shop.host.act(session, 'pay')
    shop.pass(11)
    await shop.runJobs()
    expect(await stateOf(orderId)).toBe('payée')
    const late = [...shop.host.events.held].reverse()
    expect(late.length).toBeGreaterThan(1)
    for (const event of late) expect(await shop.host.events.deliver(event)).toBe(200)
    expect(await stateOf(orderId)).toBe('payée')
    expect(await subjectsOf(shopper.client.email)).toHaveLength(1)
  })

  test('that reaches the shop before the payer returns has paid the order by then', async () => {
    shop.host.faults.areEventsFirst = true
    const { session, orderId } = await shop.startOrder()
    const reply = await fetch(`${shop.host.origin}/pay/${session}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ act: 'pay' }),
    })
    expect([reply.status, await stateOf(orderId)]).toEqual([303, 'payée'])
  })

  test('of a refund that reaches the shop before the reply to the call is applied once', async () => {
    const { session, orderId, shopper } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.host.faults.areEventsFirst = true
    const before = shop.host.events.replies.length
    await refundOrder(shop.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
    expect(shop.host.events.replies.length).toBeGreaterThan(before)
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 2580, state: 'succeeded' }])
    const subjects = await subjectsOf(shopper.client.email)
    expect(subjects.filter((subject) => /rembours/i.test(subject))).toHaveLength(1)
    const documents = await findDocuments(shop.sql, orderId)
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['credit_note', 'invoice'])
  })

  test('that is badly signed, or replayed a day later, is refused and changes nothing', async () => {
    shop.host.events.mode = 'hold'
    const { session, orderId } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    const [event] = shop.host.events.held
    const before = await shop.sql.$count(paymentEvents)
    const dayAgo = Math.floor(shop.services.clock().getTime() / 1000) - 86_400
    expect(await shop.host.events.deliver(event!, { secret: 'whsec_other' })).toBe(400)
    expect(await shop.host.events.deliver(event!, { at: dayAgo })).toBe(400)
    expect(await shop.sql.$count(paymentEvents)).toBe(before)
    expect(await stateOf(orderId)).toBe('en attente de paiement')
  })

  test('that was applied is sent again a day later: it is taken, and changes nothing', async () => {
    shop.host.events.mode = 'hold'
    const { session, orderId } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    const events = [...shop.host.events.held]
    for (const event of events) expect(await shop.host.events.deliver(event)).toBe(200)
    await refundOrder(shop.services, {
      id: orderId,
      wish: { kind: 'amount', cents: 500 },
      restock: false,
    })
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    const rows = () =>
      Promise.all([
        shop.sql.select().from(refunds).orderBy(refunds.id),
        shop.sql.select().from(stockMovements).orderBy(stockMovements.id),
        shop.sql.select().from(outbox).orderBy(outbox.id),
        shop.sql.select().from(documents).orderBy(documents.number),
      ])
    const before = await rows()
    shop.pass(24 * 60)
    for (const event of events) expect(await shop.host.events.deliver(event)).toBe(200)
    expect(await rows()).toEqual(before)
    // As after a restore, in which the shop has forgotten that it had them.
    await shop.sql.delete(paymentEvents)
    for (const event of events) expect(await shop.host.events.deliver(event)).toBe(200)
    expect(await rows()).toEqual(before)
  })

  test('about a payment of another shop is taken and changes nothing', async () => {
    const { session, orderId } = await shop.startOrder()
    const { account, events } = shop.host
    const metadata = { attempt_id: randomUUID(), order_id: String(orderId) }
    const ofOrder = account.session(session)
    const other = account.add(account.sessions, { ...ofOrder, id: 'cs_test_other', metadata })
    const rows = () => Promise.all([paymentAttempts, refunds].map((one) => shop.sql.$count(one)))
    const before = await rows()
    events.mode = 'hold'
    await shop.host.act(other.id, 'pay')
    expect(events.held).not.toHaveLength(0)
    for (const event of events.held) expect(await events.deliver(event)).toBe(200)
    expect(await shop.sql.$count(paymentEvents, isNull(paymentEvents.appliedAt))).toBe(0)
    expect(await rows()).toEqual(before)
    expect(reported.at(-1)).toMatch(/^paid for no order: UnknownPayment: .* cs_test_other$/)
    expect(await stateOf(orderId)).toBe('en attente de paiement')
    // Its money is none of the shop's.
    account.charges.delete(account.intentOf(other).latest_charge ?? '')
  })

  test.each([{ amount: 2579 }, { amount: 258_000 }, { currency: 'usd' }])(
    'of a payment of another sum (%j) pays nothing, and the money goes back',
    async (altered) => {
      Object.assign(shop.host.altered, altered)
      const { session, orderId, shopper } = await shop.startOrder()
      await shop.host.act(session, 'pay')
      expect(await stateOf(orderId)).toBe('en attente de paiement')
      expect(await refundsOf(orderId)).toMatchObject([
        { reason: 'amount_mismatch', state: 'succeeded', requestedBy: 'system', vat: [] },
      ])
      Object.assign(shop.host.altered, { amount: undefined, currency: undefined })
      const { body } = await shopper.resume(orderId)
      await shop.host.act(sessionOf(body.payment_url), 'pay')
      const [line] = (await shopper.order(orderId)).body
      expect([line?.command_payment, line?.command_refunded]).toEqual(['payée', 0])
    },
  )
})

describe('the shopper', () => {
  test('presses twice, at once or later, and has one order and one session', async () => {
    const { shopper, orderId } = await shop.fillCart()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => shopper.pay({ command_id: orderId })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const again = await shopper.pay({ command_id: orderId })
    expect(await attemptsOf(orderId)).toHaveLength(1)
    expect(again.body.payment_url).toMatch(/\/pay\/cs_/)
  })

  test('comes back, goes on with the same page, is declined, and pays', async () => {
    const { shopper, orderId, session, reply } = await shop.startOrder()
    await shop.host.act(session, 'decline')
    const resumed = await shopper.resume(orderId)
    expect(resumed.body.payment_url).toBe(reply.body.payment_url)
    await shop.host.act(session, 'pay')
    expect(await shopper.resume(orderId)).toMatchObject({
      status: 200,
      body: { payment_url: null, order: { command_state: 'payée' } },
    })
  })

  test('who pays by other means has the first way ended at the provider', async () => {
    const { shopper, orderId, session } = await shop.startOrder()
    const reply = await shopper.resume(orderId, 'transfer')
    expect(reply).toMatchObject({ status: 200, body: { payment_url: null } })
    expect(shop.host.account.session(session).status).toBe('expired')
    expect((await attemptsOf(orderId)).map(({ means, state }) => [means, state]).sort()).toEqual([
      ['card', 'expired'],
      ['transfer', 'pending'],
    ])
    expect((await shopper.order(orderId)).body[0]?.command_transfer).toMatchObject({
      iban: expect.stringContaining('FR14') as string,
    })
    expect(await markReceived(shop.services, String(orderId))).toMatchObject({ amountCents: 2580 })
    expect(await stateOf(orderId)).toBe('payée')
  })

  test('whose other means are refused goes on with the first', async () => {
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    const [transfer] = await attemptsOf(orderId)
    expect(await shopper.resume(orderId, 'counter')).toMatchObject({
      status: 409,
      body: { message: checkoutReplies.orderMeansUnavailable },
    })
    expect(await attemptsOf(orderId)).toEqual([transfer])
    await shopper.add((await shop.fillCart()).product.serial)
    const { body } = await shopper.payCart({ payment_means: 'card' })
    const session = sessionOf(body.payment_url)
    expect(await shopper.resume(body.order.command_id, 'transfer')).toMatchObject({
      status: 409,
      body: { message: checkoutReplies.secondTransfer },
    })
    expect(shop.host.account.session(session).status).toBe('open')
    expect((await shopper.resume(body.order.command_id)).body.payment_url).toMatch(session)
  })

  test('who goes from means to means holds the articles no longer than by the first', async () => {
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    const heldUntil = async () => (await shopper.order(orderId)).body[0]?.command_held_until
    const first = await heldUntil()
    shop.pass(60)
    expect((await shopper.resume(orderId, 'card')).status).toBe(200)
    expect((await shopper.resume(orderId, 'transfer')).status).toBe(200)
    expect(await heldUntil()).toBe(first)
    const clientId = shopper.client.id
    const byTransfer = { orderId, clientId, means: 'transfer' } as const
    const leftMs = Date.parse(first ?? '') - shop.services.clock().getTime()
    shop.pass(Math.floor(leftMs / 60_000) - 20)
    await resumePayment(shop.services, { ...byTransfer, means: 'card' })
    shop.pass(30)
    await expect(resumePayment(shop.services, byTransfer)).rejects.toMatchObject({
      message: checkoutReplies.orderMeansUnavailable,
    })
  })

  test('an order names the means that paid it, whatever was tried after', async () => {
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    expect((await shopper.resume(orderId, 'card')).status).toBe(200)
    expect((await shopper.order(orderId)).body[0]?.command_means).toBe('card')
    await markReceived(shop.services, String(orderId))
    expect((await shopper.order(orderId)).body[0]).toMatchObject({
      command_state: 'payée',
      command_means: 'transfer',
    })
  })

  test('who has paid in the meantime in another tab is not asked to pay by other means', async () => {
    shop.host.events.mode = 'lose'
    const { shopper, orderId, session } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    expect(await shopper.resume(orderId, 'transfer')).toMatchObject({
      body: { order: { command_state: 'payée' }, payment_url: null },
    })
    expect(await attemptsOf(orderId)).toHaveLength(1)
  })

  test('who resumes what was paid, of which no event came, is told that it is paid', async () => {
    shop.host.events.mode = 'lose'
    const { shopper, orderId, session } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    expect(await shopper.resume(orderId)).toMatchObject({
      body: { order: { command_state: 'payée' }, payment_url: null },
    })
  })

  test('who resumes after the page has ended has a new one', async () => {
    shop.host.events.mode = 'lose'
    const { shopper, orderId, session } = await shop.startOrder()
    shop.host.account.expire(session)
    const { body } = await shopper.resume(orderId)
    expect(body.payment_url).toMatch(/\/pay\/cs_/)
    expect(body.payment_url).not.toContain(session)
  })

  test('while its page is open, a payment whose keys are gone neither ends nor leads there', async () => {
    const { shopper, orderId } = await shop.startOrder()
    jest.spyOn(shop.services.providers, 'byName').mockReturnValue(undefined)
    expect(await shopper.resume(orderId)).toMatchObject({
      body: { message: checkoutReplies.unstarted, payment_url: null },
    })
    expect(await shopper.cancel(orderId)).toMatchObject({
      status: 409,
      body: { message: checkoutReplies.underWay },
    })
    shop.pass(40)
    expect(await shopper.cancel(orderId)).toMatchObject({
      body: { order: { command_state: 'annulée' } },
    })
  })

  test('while its page is open, a payment that another account does not know goes on', async () => {
    const { shopper, orderId, session } = await shop.startOrder()
    const known = shop.host.account.sessions.get(session)!
    shop.host.account.sessions.delete(session)
    expect((await shopper.cancel(orderId)).status).toBe(409)
    shop.host.account.sessions.set(session, known)
    await shop.host.act(session, 'pay')
    expect(await stateOf(orderId)).toBe('payée')
  })

  test('who resumes what cannot start is told so, and keeps the articles', async () => {
    shop.host.faults.plan('error500', /POST .*checkout\/sessions$/, 50)
    const { shopper, orderId, product } = await shop.startOrder()
    expect(await shopper.resume(orderId)).toMatchObject({
      status: 200,
      body: { message: checkoutReplies.unstarted, payment_url: null },
    })
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['en attente de paiement', 3])
  })

  test('who changes the cart has the articles back in it, once', async () => {
    const { shopper, orderId, product } = await shop.startOrder()
    const reply = await shopper.cancel(orderId, true)
    expect(reply).toMatchObject({
      status: 200,
      body: {
        message: checkoutReplies.refilled,
        cart: [{ command_quantity: 2, product_serial_number: product.serial }],
        order: { command_state: 'annulée', command_payment: 'sans objet' },
      },
    })
    await shopper.cancel(orderId, true)
    expect((await shopper.cart()).body).toMatchObject([{ command_quantity: 2 }])
    expect(await stockOf(product)).toBe(5)
  })

  test('who changes the cart is told which articles are gone', async () => {
    const { shopper, orderId, product } = await shop.startOrder()
    await changeProducts(shop.sql, { retired: true }, eq(products.id, product.id))
    expect(await shopper.cancel(orderId, true)).toMatchObject({
      status: 200,
      body: { message: checkoutReplies.refilledWithout([product.name], true), cart: [] },
    })
  })

  test('who changes the cart has no more of a coffee in all grinds than there is', async () => {
    const { shopper, product, orderId } = await shop.fillCart()
    const which = eq(products.id, product.id)
    await changeProducts(shop.sql, { facts: { beans: true } }, which)
    await shopper.add(product.serial, { command_grind: 'filtre', command_quantity: 2 })
    await shopper.pay({ command_id: orderId })
    await shopper.add(product.serial, { command_grind: 'moka' })
    await changeProducts(shop.sql, { stock: 0 }, which)
    const { body } = await shopper.cancel(orderId, true)
    expect(body.cart.map((line) => [line.command_grind, line.command_quantity])).toEqual([
      ['moka', 1],
      ['grains', 2],
      ['filtre', 1],
    ])
  })

  test('who changes the cart has one line of what the shop no longer grinds', async () => {
    const { shopper, product, orderId } = await shop.fillCart()
    const which = eq(products.id, product.id)
    await changeProducts(shop.sql, { facts: { beans: true } }, which)
    await shopper.add(product.serial, { command_grind: 'filtre', command_quantity: 2 })
    await shopper.pay({ command_id: orderId })
    await changeProducts(shop.sql, { facts: {} }, which)
    const { body } = await shopper.cancel(orderId, true)
    expect(body.cart.map((line) => [line.command_grind, line.command_quantity])).toEqual([
      [null, 4],
    ])
  })

  test('who changes the cart keeps the promotion code', async () => {
    const { shopper, orderId } = await shop.fillCart()
    const at = shop.services.clock()
    const offer = { code: 'RETOUR', kind: 'percent', value: 10, createdAt: at } as const
    const { code } = await createPromotion(shop.sql, offer)
    const client_id = shopper.client.id
    await shopper.send('POST', '/api/client/cart/code', { client_id, promotion_code: code })
    await shopper.pay({ command_id: orderId })
    await shopper.cancel(orderId, true)
    const asked = { client_id, delivery: 'magasin' }
    expect(await shopper.send('POST', '/api/client/checkout/quote', asked)).toMatchObject({
      body: { promotion: { code, problem: null } },
    })
  })

  test('who cancels what was just paid keeps the paid order', async () => {
    shop.host.events.mode = 'lose'
    const { shopper, orderId, session } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    expect(await shopper.cancel(orderId, true)).toMatchObject({
      body: { message: checkoutReplies.paidMeanwhile, order: { command_state: 'payée' } },
    })
  })

  test('who cancels what another tab pays by other means is told that it is under way', async () => {
    const { shopper, orderId } = await shop.startOrder()
    const provider = shop.services.providers.byName('stripe')!
    const cancel = provider.cancel
    jest.spyOn(provider, 'cancel').mockImplementationOnce(async (reference) => {
      await cancel(reference)
      await shop.host.events.settled()
      await shopper.resume(orderId, 'transfer')
    })
    expect(await shopper.cancel(orderId, true)).toMatchObject({
      body: {
        message: checkoutReplies.underWay,
        order: { command_state: 'en attente de paiement' },
      },
    })
  })

  test.each(['pays', 'resumes'])('who %s what another tab cancels is told so', async (act) => {
    const { shopper, orderId } = await shop.fillCart()
    const provider = shop.services.providers.byName('stripe')!
    const start = provider.start
    const pay = () => shopper.pay({ command_id: orderId })
    const starting = jest.spyOn(provider, 'start')
    if (act === 'resumes') {
      starting.mockRejectedValueOnce(new ProviderRefused('declined'))
      await pay()
    }
    starting.mockImplementationOnce(async (payment) => {
      await shopper.cancel(orderId)
      return start(payment)
    })
    expect(await (act === 'pays' ? pay() : shopper.resume(orderId))).toMatchObject({
      status: 409,
      body: { message: cartReplies.orderNotPayable },
    })
    expect(await stateOf(orderId)).toBe('annulée')
  })

  test('who cancels what has expired is told so', async () => {
    const { shopper, orderId } = await shop.startOrder()
    shop.pass(37)
    await shop.runJobs()
    expect(await shopper.cancel(orderId, true)).toMatchObject({
      body: { message: checkoutReplies.orderExpired, order: { command_state: 'expirée' } },
    })
  })

  test('has its articles held for an hour where its payment is not started yet', async () => {
    await setFee(590)
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer', adress: home })
    await resetSetting(shop.sql, 'delivery')
    const order = async () =>
      (await shop.sql.select().from(orders).where(eq(orders.id, orderId)))[0]!
    const { orderedAt, heldUntil, ...unseen } = await order()
    expect(unseen.state).toBe('en attente de paiement')
    expect(Number(heldUntil) - Number(orderedAt)).toBe(3_600_000)
    await shopper.pay({
      ...{ command_id: orderId, payment_means: 'transfer', adress: home },
      expected_total: unseen.totalCents! / 100,
    })
    expect((await order()).heldUntil).toEqual(lastMinuteOf(addDays(inParis(orderedAt!).day, 7)))
  })

  test('has at most two unpaid orders, one of them by transfer', async () => {
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    const next = async (payment_means: string) => {
      await shopper.add((await shop.fillCart()).product.serial)
      return shopper.payCart({ payment_means })
    }
    const refused = { status: 409, body: { message: checkoutReplies.tooManyUnpaid } }
    const second = { status: 409, body: { message: checkoutReplies.secondTransfer } }
    expect(await next('transfer')).toMatchObject(second)
    expect((await shopper.payCart({ payment_means: 'card' })).status).toBe(200)
    expect(await next('card')).toMatchObject(refused)
    const [card] = (await shopper.orders()).body
    expect(await shopper.resume(card?.command_id, 'transfer')).toMatchObject(second)
  })

  test('changes two orders to a transfer at once, and one of them is refused', async () => {
    const { shopper, orderId } = await shop.startOrder()
    await shopper.add((await shop.fillCart()).product.serial)
    const other = (await shopper.payCart()).body.order.command_id
    const replies = await Promise.all([orderId, other].map((id) => shopper.resume(id, 'transfer')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each(['transfer', 'counter'] as const)(
    'without a proven e-mail holds articles by %s once the mailed link proves it',
    async (means) => {
      const { product } = await shop.fillCart()
      const shopper = await shopperOn(shop.server, { emailProvenAt: null })
      await shopper.add(product.serial)
      const pay = () => shopper.payCart({ payment_means: means, command_delivery: 'magasin' })
      const refused = { status: 409, body: { message: checkoutReplies.proofSent } }
      for (const _ of [1, 2]) expect(await pay()).toMatchObject(refused)
      const mails = await shop.server.readMails(shopper.client.email)
      const tokens = mails.map((mail) => /#token=([\w-]+)/.exec(mail)?.[1])
      expect(tokens).toEqual([expect.any(String), expect.any(String)])
      await shopper.send('POST', '/api/client_modif/confirm', { token: tokens[0] })
      expect((await pay()).status).toBe(200)
    },
  )

  test('without a proven e-mail is mailed three links a day, and then told of them', async () => {
    const { client } = await shopperOn(shop.server, { emailProvenAt: null })
    const settings = { ...shop.services.settings, rateLimits: true }
    const pay = () => Promise.reject(new EmailUnproven())
    const said = []
    for (const _ of [1, 2, 3, 4])
      said.push(
        await payOrMailProof({ ...shop.services, settings }, client.id, pay).catch(
          (error: unknown) => (error as Error).message,
        ),
      )
    const { proofSent, emailUnproven } = checkoutReplies
    expect(said).toEqual([proofSent, proofSent, proofSent, emailUnproven])
  })
})

describe('the end of the hold', () => {
  test('does not end the page of a payment that was resumed since', async () => {
    const { orderId, session } = await shop.startOrder()
    const end = { orderId, to: 'expirée', isMailed: false } as const
    expect(await endUnpaid(shop.services, end)).toBe(false)
    expect(shop.host.account.session(session).status).toBe('open')
  })

  test('gives the articles back once, and ends the payment at the provider', async () => {
    const { orderId, product, session, shopper } = await shop.startOrder()
    shop.pass(37)
    await Promise.all([shop.runJobs(), shop.runJobs()])
    expect(await stateOf(orderId)).toBe('expirée')
    expect(await stockOf(product)).toBe(5)
    expect(shop.host.account.session(session).status).toBe('expired')
    expect(await subjectsOf(shopper.client.email)).toHaveLength(1)
    expect(await shopper.resume(orderId)).toMatchObject({ status: 409 })
  })

  test('while the card number is typed: paid in the last moment is paid', async () => {
    shop.host.events.mode = 'lose'
    const { orderId, session } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.pass(37)
    await shop.runJobs()
    expect(await stateOf(orderId)).toBe('payée')
  })

  test.each([
    { left: 'is honoured where the articles are there', sold: false, state: 'payée' },
    { left: 'goes back where they are not', sold: true, state: 'expirée' },
  ] as const)('money that arrives after it $left', async ({ sold, state }) => {
    const { shopper, orderId, product } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    shop.pass(8 * 24 * 60)
    await shop.runJobs()
    expect(await stateOf(orderId)).toBe('expirée')
    if (sold) await changeProducts(shop.sql, { stock: 1 }, eq(products.id, product.id))
    await markReceived(shop.services, String(orderId))
    expect(await stateOf(orderId)).toBe(state)
    expect(await refundsOf(orderId)).toMatchObject(
      sold ? [{ reason: 'order_expired', state: 'requested', vat: [] }] : [],
    )
    const mails = await shop.sql.select().from(outbox).where(eq(outbox.clientId, shopper.client.id))
    const isOfMoney = ({ subject }: { subject: string }) => subject.includes('vous est rendu')
    expect(mails.filter(isOfMoney)).toHaveLength(sold ? 1 : 0)
    const placed = await findOrder(shop.sql, { id: orderId, clientId: shopper.client.id })
    expect(paymentStateOf(state, placed!)).toBe(sold ? 'sans objet' : 'payée')
  })

  test('money that arrives after it goes back where the articles are there for one grind only', async () => {
    const { shopper, orderId, product } = await shop.fillCart({ stock: 4 })
    await changeProducts(shop.sql, { facts: { beans: true } }, eq(products.id, product.id))
    for (let piece = 0; piece < 2; piece += 1)
      await shopper.add(product.serial, { command_grind: 'moka' })
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    shop.pass(8 * 24 * 60)
    await shop.runJobs()
    await changeProducts(shop.sql, { stock: 3 }, eq(products.id, product.id))
    await markReceived(shop.services, String(orderId))
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 3])
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'order_expired' }])
  })

  test('waits for a payment that is under way at the provider', async () => {
    const { shopper, orderId, session } = await shop.startOrder()
    await shop.host.act(session, 'slow')
    shop.pass(37)
    await shop.runJobs()
    expect(await stateOf(orderId)).toBe('en attente de paiement')
    // The page is closed: nobody is sent there.
    expect(await shopper.resume(orderId)).toMatchObject({
      status: 409,
      body: { message: checkoutReplies.underWay },
    })
    shop.host.account.endSlow(session, true)
    await shop.host.events.settled()
    expect(await stateOf(orderId)).toBe('payée')
  })

  test('waits for a payment that is being started', async () => {
    const { shopper, orderId, session } = await shop.startOrder()
    shop.host.account.expire(session)
    await shop.host.events.settled()
    shop.pass(37)
    const provider = shop.services.providers.byName('stripe')!
    const start = provider.start
    jest.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
      await expireOrders(shop.services)
      return start(payment)
    })
    expect(await shopper.resume(orderId)).toMatchObject({
      body: { payment_url: expect.stringContaining('/pay/') as string },
    })
    expect(await stateOf(orderId)).toBe('en attente de paiement')
  })

  test('waits while the provider does not reply', async () => {
    const { orderId, product } = await shop.startOrder()
    shop.pass(37)
    shop.host.faults.plan('error500', /./, 50)
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['en attente de paiement', 3])
    shop.host.faults.clear()
    shop.pass(11)
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 5])
  })

  test('keeps no order from ending that needs no provider', async () => {
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    const stuck = await shop.startOrder()
    shop.pass(30 * 24 * 60)
    await shop.sql
      .update(orders)
      .set({ heldUntil: new Date('2026-01-01T10:00:00Z') })
      .where(eq(orders.id, stuck.orderId))
    shop.host.faults.plan('error500', /./, 50)
    const stopping = new AbortController()
    const report = () => stopping.abort(new RunAborted('STOPPED'))
    await expireOrders({ ...shop.services, report }, stopping.signal)
    expect(await stateOf(orderId)).toBe('expirée')
    expect(await stateOf(stuck.orderId)).toBe('en attente de paiement')
    shop.host.faults.clear()
  })

  test('leaves a cancelled order cancelled', async () => {
    const { orderId } = await shop.startOrder()
    expect(await endUnpaid(shop.services, { orderId, to: 'annulée', isMailed: true })).toBe(true)
    shop.pass(60)
    await shop.runJobs()
    expect(await stateOf(orderId)).toBe('annulée')
  })
})

describe('between the cart, the start and the payment', () => {
  test.each([
    { what: 'the price', fields: { priceCents: 9999 } },
    { what: 'the stock', fields: { stock: 0 } },
    { what: 'the sale', fields: { retired: true } },
  ])('$what changes after the start: what was started is honoured', async ({ fields }) => {
    const { orderId, session, product, shopper } = await shop.startOrder()
    await changeProducts(shop.sql, fields, eq(products.id, product.id))
    await shop.host.act(session, 'pay')
    expect(await stateOf(orderId)).toBe('payée')
    expect((await shopper.order(orderId)).body[0]).toMatchObject({ product_price: 12.9 })
  })

  test.each(['card', 'transfer'])(
    'the fee changes: the sum that was started is paid by %s',
    async (means) => {
      await setFee(590)
      const { shopper, orderId, product } = await shop.fillCart()
      const delivered = { command_delivery: 'domicile', adress: home, expected_total: 31.7 }
      const { body } = await shopper.pay({ command_id: orderId, ...delivered })
      await setFee(990)
      if (means === 'card') await shop.host.act(sessionOf(body.payment_url), 'pay')
      else {
        const resumed = await shopper.resume(orderId, means)
        expect(resumed.body.order).toMatchObject({ command_id: orderId, command_total: 31.7 })
        await markReceived(shop.services, String(orderId))
      }
      await resetSetting(shop.sql, 'delivery')
      const paid = (await attemptsOf(orderId)).filter(({ state }) => state === 'succeeded')
      expect(paid).toMatchObject([{ means, amountCents: 3170 }])
      const order = { command_state: 'payée', command_payment: 'payée', command_total: 31.7 }
      expect((await shopper.orders()).body).toMatchObject([order])
      expect(await stockOf(product)).toBe(3)
    },
  )

  test('the account is deleted: the order ends, and its page takes no money any more', async () => {
    shop.host.events.mode = 'lose'
    const { orderId, session, shopper, product } = await shop.startOrder()
    await deleteClient(shop.services, shopper.client.id, eraseOrders)
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 5])
    expect(shop.host.account.session(session).status).toBe('expired')
  })

  test('the account is deleted: a transfer that arrives after the end of the order goes back', async () => {
    const { orderId, shopper, product } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    await deleteClient(shop.services, shopper.client.id, eraseOrders)
    await shop.runJobs()
    expect(await markReceived(shop.services, String(orderId))).toMatchObject({ isReturned: true })
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 5])
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'order_expired', amountCents: 2580 }])
  })

  test('the account is deleted: money that arrives before the end of the order goes back', async () => {
    const { orderId, session, shopper, product } = await shop.startOrder()
    await shop.host.act(session, 'slow')
    await deleteClient(shop.services, shopper.client.id, eraseOrders)
    shop.host.account.endSlow(session, true)
    await shop.host.events.settled()
    expect(await refundsOf(orderId)).toMatchObject([
      { reason: 'order_expired', amountCents: 2580, state: 'succeeded' },
    ])
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 5])
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  test('the account is deleted while the provider makes its page: the order still ends at once', async () => {
    const { orderId, shopper, product } = await shop.fillCart()
    const provider = shop.services.providers.byName('stripe')!
    const start = provider.start
    jest.spyOn(provider, 'start').mockImplementationOnce(async (asked) => {
      const started = await start(asked)
      await deleteClient(shop.services, shopper.client.id, eraseOrders)
      return started
    })
    await shopper.pay({ command_id: orderId })
    expect(await stateOf(orderId)).toBe('en attente de paiement')
    await shop.runJobs()
    expect([await stateOf(orderId), await stockOf(product)]).toEqual(['expirée', 5])
    const [attempt] = await attemptsOf(orderId)
    expect(shop.host.account.session(attempt!.providerReference!).status).toBe('expired')
  })
})

describe('the provider', () => {
  test('is slow to start a payment: another shopper buys the same article meanwhile', async () => {
    const { orderId, shopper, product } = await shop.fillCart()
    const provider = shop.services.providers.byName('stripe')!
    const { start } = provider
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = new Promise<void>((resolve) => {
      jest.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
        resolve()
        await held
        return start(payment)
      })
    })
    const slow = shopper.pay({ command_id: orderId })
    await asked
    const other = await shopperOn(shop.server)
    await other.add(product.serial)
    expect((await other.payCart({ payment_means: 'transfer' })).status).toBe(200)
    expect(await stockOf(product)).toBe(2)
    release()
    expect((await slow).body.payment_url).toMatch(/\/pay\/cs_/)
  }, 20_000)

  test.each(['cut', 'error500'] as const)(
    'fails at the start (%s): the order waits, and the next press goes on with one session',
    async (fault) => {
      const before = shop.host.account.sessions.size
      shop.host.faults.plan(fault, /POST .*checkout\/sessions$/, 2)
      const { reply, orderId, shopper, product } = await shop.startOrder()
      expect(reply).toMatchObject({
        status: 200,
        body: { message: checkoutReplies.unstarted, payment_url: null, payment_unstarted: true },
      })
      expect(await stockOf(product)).toBe(3)
      const resumed = await shopper.resume(orderId)
      expect(resumed.body.payment_url).toMatch(/\/pay\/cs_/)
      expect(shop.host.account.sessions.size).toBe(before + 1)
    },
  )

  test('is still at an earlier press: the next one goes on with the same payment', async () => {
    shop.host.faults.plan('conflict', /POST .*checkout\/sessions$/, 2)
    const { orderId, shopper } = await shop.startOrder()
    const [attempt] = await attemptsOf(orderId)
    expect(attempt).toMatchObject({ state: 'started' })
    expect((await shopper.resume(orderId)).body.payment_url).toMatch(/\/pay\/cs_/)
    expect(await attemptsOf(orderId)).toMatchObject([{ id: attempt!.id, state: 'pending' }])
  })

  test('refuses to start a payment: the log has its code, and the next press starts another', async () => {
    shop.host.faults.plan('conflict', /POST .*checkout\/sessions$/, 2)
    const { orderId, shopper } = await shop.startOrder()
    reported.length = 0
    shop.pass(5)
    expect((await shopper.resume(orderId)).body.payment_url).toBeNull()
    expect(reported).toEqual([
      'payment not started: Error: The payment provider refused: expires_at',
    ])
    expect(await attemptsOf(orderId)).toMatchObject([
      { state: 'failed', failureCode: 'expires_at' },
    ])
    expect((await shopper.resume(orderId)).body.payment_url).toMatch(/\/pay\/cs_/)
  })

  test('fails an earlier press after a later one has the page: the payment goes on', async () => {
    const { orderId, shopper } = await shop.fillCart()
    const provider = shop.services.providers.byName('stripe')!
    const findByAttempt = provider.findByAttempt
    jest.spyOn(provider, 'start').mockRejectedValueOnce(new Error('No reply in time'))
    jest.spyOn(provider, 'findByAttempt').mockImplementationOnce(async (asked) => {
      const none = await findByAttempt(asked)
      await shopper.resume(orderId)
      return none
    })
    await shopper.pay({ command_id: orderId })
    expect(await attemptsOf(orderId)).toMatchObject([{ state: 'pending' }])
    expect((await shopper.resume(orderId)).body.payment_url).toMatch(/\/pay\/cs_/)
  })

  test('acts and replies with an error: the payment that it made goes on', async () => {
    const before = shop.host.account.sessions.size
    shop.host.faults.plan('errorAfter', /POST .*checkout\/sessions$/, 2)
    const { reply } = await shop.startOrder()
    expect(reply.body.payment_url).toMatch(/\/pay\/cs_/)
    expect(shop.host.account.sessions.size).toBe(before + 1)
  })

  test('acts and does not reply, and the shopper leaves: the job finds the payment', async () => {
    shop.host.faults.plan('cut', /POST .*checkout\/sessions$/, 2)
    const { orderId } = await shop.startOrder()
    const [session] = [...shop.host.account.sessions.values()].slice(-1)
    shop.host.events.mode = 'lose'
    await shop.host.act(session!.id, 'pay')
    shop.pass(11)
    await shop.runJobs()
    expect(await stateOf(orderId)).toBe('payée')
  })
})

describe('a refund', () => {
  async function paid() {
    const started = await shop.startOrder({ pieces: 3 })
    await shop.host.act(started.session, 'pay')
    return started
  }

  test('of a cancelled order is sent once, though its reply is lost', async () => {
    const { orderId, shopper } = await paid()
    shop.host.events.mode = 'lose'
    shop.host.faults.plan('cut', /refunds/, 2)
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'requested' }])
    shop.pass(11)
    await shop.runJobs()
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded', amountCents: 3870 }])
    expect(await subjectsOf(shopper.client.email)).toHaveLength(3)
  })

  test.each([
    ['is sent once, though its reply is lost', 'cut'],
    ['is made by the next run although Stripe repeats its first error', 'error500'],
  ] as const)('of a part %s', async (_, fault) => {
    const { orderId } = await paid()
    shop.host.events.mode = 'lose'
    shop.host.faults.plan(fault, /POST .*refunds$/, 2)
    const wish = { kind: 'amount', cents: 500 } as const
    await refundOrder(shop.services, { id: orderId, wish, restock: false })
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'requested' }])
    shop.pass(11)
    await shop.runJobs()
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded', amountCents: 500 }])
    const atProvider = [...shop.host.account.refunds.values()]
    const ofOrder = atProvider.filter(({ metadata }) => metadata?.order_id === String(orderId))
    expect(ofOrder.map(({ amount }) => amount)).toEqual([500])
  })

  test('that is pending and then fails is seen, and can be made again', async () => {
    const { orderId } = await paid()
    shop.host.refunds.areSlow = true
    await refundOrder(shop.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
    const [row] = await refundsOf(orderId)
    expect(row).toMatchObject({ state: 'requested' })
    shop.host.refunds.settle(row!.providerReference!, 'failed')
    await shop.host.events.settled()
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed' }])
    shop.host.refunds.areSlow = false
    await refundOrder(shop.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
    expect((await refundsOf(orderId)).map(({ state }) => state).sort()).toEqual([
      'failed',
      'succeeded',
    ])
  })

  test('above what is held is refused, also by two at once', async () => {
    const { orderId } = await paid()
    const half = { id: orderId, wish: { kind: 'amount', cents: 2000 }, restock: false } as const
    const ends = await Promise.allSettled([1, 2, 3].map(() => refundOrder(shop.services, half)))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(refundOrder(shop.services, half)).rejects.toMatchObject({ status: 409 })
  })

  test('of lines puts their articles back into the stock', async () => {
    const { orderId, product, shopper } = await paid()
    const wish = { kind: 'places', lines: [{ place: 1, quantity: 2 }], fee: false } as const
    await refundOrder(shop.services, { id: orderId, wish, restock: true })
    expect(await stockOf(product)).toBe(4)
    expect((await shopper.orders()).body).toMatchObject([
      { command_payment: 'remboursée en partie' },
    ])
    await expect(
      refundOrder(shop.services, { id: orderId, wish, restock: true }),
    ).rejects.toMatchObject({ status: 409 })
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    expect(await stockOf(product)).toBe(5)
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'remboursée' }])
  })

  test.each([
    { end: 'annulée', ways: [{ state: 'annulée', refund: false }] },
    {
      end: 'retournée',
      ways: [
        { state: 'en préparation' },
        { state: 'expédiée' },
        { state: 'retournée', restock: true },
      ],
    },
  ])('of a line of an order that is $end does not restock it again', async ({ ways }) => {
    const { orderId: id, product } = await paid()
    for (const change of ways) await changeOrderState(shop.services, { id, ...change })
    const wish = { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false } as const
    await expect(refundOrder(shop.services, { id, wish, restock: true })).rejects.toMatchObject({
      status: 409,
    })
    await refundOrder(shop.services, { id, wish, restock: false })
    expect(await stockOf(product)).toBe(5)
  })

  test('made on the provider’s own screens is taken from its events', async () => {
    const { orderId, session, shopper } = await paid()
    const intent = shop.host.account.session(session).payment_intent!
    shop.host.refunds.create(intent, 870, {})
    await shop.host.events.settled()
    expect(await refundsOf(orderId)).toMatchObject([
      { amountCents: 870, requestedBy: 'provider', state: 'succeeded' },
    ])
    expect((await shopper.orders()).body).toMatchObject([
      { command_payment: 'remboursée en partie' },
    ])
  })

  test('by hand waits until the shopkeeper has made it', async () => {
    const { shopper, orderId } = await shop.fillCart()
    await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
    await markReceived(shop.services, String(orderId))
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'requested' }])
    expect(await markRefunded(shop.services, orderId)).toBe(1)
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded' }])
    expect(await markRefunded(shop.services, orderId)).toBe(0)
  })
})

describe('a dispute', () => {
  test.each([
    { end: 'won', payment: 'payée' },
    { end: 'lost', payment: 'remboursée' },
  ] as const)('is shown while it is open, and then as $end', async ({ end, payment }) => {
    const { session, shopper } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.host.refunds.dispute(session, 'needs_response')
    await shop.host.events.settled()
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'contestée' }])
    shop.host.refunds.dispute(session, end)
    await shop.host.events.settled()
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: payment }])
  })

  test.each([
    { end: 'won', payment: 'payée' },
    { end: 'lost', payment: 'remboursée' },
  ] as const)('whose event of its end ($end) never comes is asked for', async (dispute) => {
    const { session, shopper } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.host.refunds.dispute(session, 'needs_response')
    await shop.host.events.settled()
    shop.host.events.mode = 'lose'
    shop.host.refunds.dispute(session, dispute.end)
    await shop.host.events.settled()
    shop.host.events.mode = 'send'
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'contestée' }])
    shop.pass(6 * 60 + 1)
    await shop.runJobs()
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: dispute.payment }])
  })

  test.each([
    { before: 1000, lost: [1580] },
    { before: 2580, lost: [] },
  ])('that is lost after a refund of $before cents has taken what was left', async (taken) => {
    const { session, orderId, shopper } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    const wish = { kind: 'amount', cents: taken.before } as const
    await refundOrder(shop.services, { id: orderId, wish, restock: false })
    shop.host.events.mode = 'double'
    shop.host.refunds.dispute(session, 'lost')
    await shop.host.events.settled()
    const lost = (await refundsOf(orderId)).filter(({ reason }) => reason === 'dispute_lost')
    expect(lost.map(({ amountCents }) => amountCents)).toEqual(taken.lost)
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'remboursée' }])
  })

  test('that is lost takes the rest too where a refund fails after it', async () => {
    const { session, orderId, shopper } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.host.refunds.areSlow = true
    const wish = { kind: 'amount', cents: 1000 } as const
    await refundOrder(shop.services, { id: orderId, wish, restock: false })
    shop.host.refunds.areSlow = false
    shop.host.refunds.dispute(session, 'lost')
    await shop.host.events.settled()
    const [pending] = (await refundsOf(orderId)).filter(({ state }) => state === 'requested')
    shop.host.events.mode = 'double'
    shop.host.refunds.settle(pending!.providerReference!, 'failed')
    await shop.host.events.settled()
    const lost = (await refundsOf(orderId)).filter(({ reason }) => reason === 'dispute_lost')
    expect(lost.map(({ amountCents }) => amountCents).sort()).toEqual([1000, 1580])
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'remboursée' }])
  })

  test('beside another one that is lost takes its money too', async () => {
    const { session, orderId, shopper } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    for (const amount of [1000, 500]) {
      shop.host.events.mode = amount === 500 ? 'send' : 'lose'
      shop.host.refunds.dispute(session, 'needs_response', amount)
      shop.host.refunds.dispute(session, 'lost')
      shop.pass(1)
    }
    await shop.host.events.settled()
    const lost = await refundsOf(orderId)
    expect(lost.map(({ amountCents }) => amountCents).sort()).toEqual([1000, 500])
    expect((await shopper.orders()).body).toMatchObject([
      { command_payment: 'remboursée en partie' },
    ])
  })

  test('that is lost and then won has given back what it took, each time that it is reversed', async () => {
    const { session, orderId, shopper } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.host.events.mode = 'double'
    const dispute = shop.host.refunds.dispute(session, 'lost')
    await shop.host.events.settled()
    for (const [status, payment] of [
      ['won', 'payée'],
      ['lost', 'remboursée'],
      ['won', 'payée'],
    ] as const) {
      shop.host.refunds.reverse(dispute, status)
      await shop.host.events.settled()
      expect((await shopper.orders()).body).toMatchObject([{ command_payment: payment }])
    }
    const undone = { amountCents: 2580, state: 'failed', failureCode: 'dispute_won' }
    expect(await refundsOf(orderId)).toMatchObject([undone, undone])
    const { toReturn } = await listOpenMoney(shop.services)
    expect(toReturn.filter((one) => one.orderId === orderId)).toEqual([])
    expect(await subjectsOf(shopper.client.email)).toHaveLength(1)
    const wish = { kind: 'whole' } as const
    await refundOrder(shop.services, { id: orderId, wish, restock: false })
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'remboursée' }])
  })

  test('whose evidence fills 200 KiB of its event is received', async () => {
    const { session, orderId } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.host.events.mode = 'hold'
    const dispute = shop.host.refunds.dispute(session, 'needs_response')
    const object = { ...dispute, evidence: { uncategorized_text: 'é'.repeat(100 * 1024) } }
    const event = { id: 'evt_evidence', type: 'charge.dispute.updated', created: 1 }
    expect(await shop.host.events.deliver({ ...event, data: { object } })).toBe(200)
    expect(await attemptsOf(orderId)).toMatchObject([{ disputedAt: expect.any(Date) as Date }])
  })
})
