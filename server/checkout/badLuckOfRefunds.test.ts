import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import type { ManualMeans } from '../../contract/paymentMeans'
import { findMailFaults } from '../../testing/findMailFaults'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { ordersReplies } from '../../wording/replies/orders'
import {
  journal,
  outbox,
  paymentAttempts,
  paymentEvents,
  products,
  refunds,
} from '../database/schema'
import { findDocuments } from '../documents/queries'
import type { EntryContent } from '../documents/rules'
import type { Snapshot } from '../documents/Snapshot'
import { changeOrderState } from '../orders/changeState'
import { findHeld } from '../orders/refunds/findHeld'
import { ProviderRefused } from '../payments/ProviderRefused'
import { createPromotion } from '../promotions/createPromotion'
import { applyPayment } from './applyPayment'
import { listOpenMoney } from './listOpenMoney'
import { markReceived } from './markReceived'
import { markRefunded } from './markRefunded'
import { refundOrder } from './refundOrder'

jest.setTimeout(120_000)

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.host.refunds.areSlow = false
  shop.pass(60)
  await shop.runJobs()
  expect(await findMoneyFaults(shop.sql, shop.host)).toEqual([])
  expect(await findMailFaults(shop.services)).toEqual([])
})

const stockOf = async ({ id }: { id: number }) =>
  (await shop.sql.select().from(products).where(eq(products.id, id)))[0]?.stock
const refundsOf = (id: number) =>
  shop.sql.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.createdAt)
const statesOf = async (id: number) => (await refundsOf(id)).map(({ state }) => state).sort()
async function paidByCard() {
  const started = await shop.startOrder({ pieces: 4 })
  await shop.host.act(started.session, 'pay')
  return started
}
async function paidByTransfer() {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  await markReceived(shop.services, String(orderId))
  return { shopper, orderId }
}
const places = (quantity: number) =>
  ({ kind: 'places', lines: [{ place: 1, quantity }], fee: false }) as const
type Started = Awaited<ReturnType<typeof paidByCard>>
type Pieces = { pieces: number; restock: boolean; madeBy?: ManualMeans }

/** The means that the credit notes of an order name. */
const meansOfNotes = async (id: number) =>
  (await findDocuments(shop.sql, id))
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ snapshot }) => (JSON.parse(snapshot) as Snapshot).means)
const refund = (id: number, { pieces, ...how }: Pieces) =>
  refundOrder(shop.services, { id, wish: places(pieces), ...how })
async function fails(id: number, pieces: number) {
  shop.host.refunds.areSlow = true
  await refund(id, { pieces, restock: true })
  const pending = (await refundsOf(id)).find(({ state }) => state === 'requested')
  shop.host.refunds.settle(pending!.providerReference!, 'failed')
  await shop.host.events.settled()
  shop.host.refunds.areSlow = false
}

test('a refund that fails leaves no cent behind that its pieces do not share evenly', async () => {
  const { shopper, orderId } = await shop.fillCart({ pieces: 3, priceCents: 1_130 })
  const at = shop.services.clock()
  const offer = { code: 'BIENVENUE', kind: 'amount', value: 20, createdAt: at } as const
  const { code } = await createPromotion(shop.sql, offer)
  const client_id = shopper.client.id
  await shopper.send('POST', '/api/client/cart/code', { client_id, promotion_code: code })
  const { body } = await shopper.pay({ command_id: orderId })
  await shop.host.act(String(body.payment_url).split('/').at(-1) ?? '', 'pay')
  shop.host.refunds.areSlow = true
  await refund(orderId, { pieces: 1, restock: false })
  const [first] = await refundsOf(orderId)
  shop.host.refunds.areSlow = false
  await refund(orderId, { pieces: 1, restock: false })
  shop.host.refunds.settle(first!.providerReference!, 'failed')
  await shop.host.events.settled()
  await refund(orderId, { pieces: 1, restock: false })
  await refund(orderId, { pieces: 1, restock: false })
  const made = (await refundsOf(orderId)).filter(({ state }) => state === 'succeeded')
  expect(made.map(({ amountCents }) => amountCents).sort()).toEqual([1_123, 1_123, 1_124])
})

describe('a refund with its articles', () => {
  test('that fails and is made again puts them into the stock once', async () => {
    const { orderId, product } = await paidByCard()
    await fails(orderId, 1)
    await fails(orderId, 1)
    await refund(orderId, { pieces: 1, restock: true })
    expect(await statesOf(orderId)).toEqual(['failed', 'failed', 'succeeded'])
    expect(await stockOf(product)).toBe(2)
    await refund(orderId, { pieces: 1, restock: true })
    expect(await stockOf(product)).toBe(3)
  })

  test('that fails and is made again with more of them puts the others into the stock', async () => {
    const { orderId, product } = await paidByCard()
    await refund(orderId, { pieces: 1, restock: false })
    await fails(orderId, 1)
    await refund(orderId, { pieces: 3, restock: true })
    expect(await stockOf(product)).toBe(4)
  })

  test('that fails, and its order is then cancelled, puts them into the stock once', async () => {
    const { orderId, product } = await paidByCard()
    await fails(orderId, 2)
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    expect(await stockOf(product)).toBe(5)
  })
})

/** Refunds all of an order; an answer from before the refund's end is applied after it. */
async function refundWithOlderAnswer(orderId: number, end: 'succeeded' | 'failed') {
  await refundOrder(shop.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
  const [attempt] = await shop.sql
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
  const provider = shop.services.providers.byName('stripe')!
  const older = await provider.find(attempt!.providerReference!)
  const [refund] = await refundsOf(orderId)
  shop.host.refunds.settle(refund!.providerReference!, end)
  await shop.host.events.settled()
  await applyPayment(shop.services, attempt!, older!)
}

test('a refund that stays pending is asked for every ten minutes, not at each run', async () => {
  const { orderId } = await paidByCard()
  shop.host.refunds.areSlow = true
  await refund(orderId, { pieces: 1, restock: false })
  shop.pass(11)
  await shop.runJobs()
  const checked = async () => Number((await refundsOf(orderId))[0]?.checkedAt)
  const first = await checked()
  expect(first).toBeGreaterThan(Number((await refundsOf(orderId))[0]?.createdAt) + 10 * 60_000)
  shop.pass(1)
  await shop.runJobs()
  expect(await checked()).toBe(first)
})

test('a refund that succeeded is not undone by an older answer', async () => {
  const { orderId, shopper } = await paidByCard()
  shop.host.refunds.areSlow = true
  await refundWithOlderAnswer(orderId, 'succeeded')
  expect(await statesOf(orderId)).toEqual(['succeeded'])
  const mails = await shop.server.readMails(shopper.client.email)
  expect(mails.filter((mail) => /^Subject: .*rembours/im.test(mail))).toHaveLength(1)
})

test('a refund that failed is not made by an older answer', async () => {
  const { orderId } = await paidByCard()
  await refundWithOlderAnswer(orderId, 'failed')
  expect(await statesOf(orderId)).toEqual(['failed'])
})

describe('a refund that fails at the provider', () => {
  const isOpen = async (id: number) =>
    (await listOpenMoney(shop.services)).toReturn.some(({ orderId }) => orderId === id)
  const mailsTo = async ({ client }: Started['shopper']) =>
    (await shop.sql.select().from(outbox).where(eq(outbox.clientId, client.id))).map(
      ({ text }) => text,
    )

  test.each([
    ['transfer', 'par virement'],
    ['counter', 'à la boutique'],
  ] as const)('is given back by %s instead, of which the books say so', async (madeBy, said) => {
    const { orderId, shopper, product } = await paidByCard()
    await fails(orderId, 2)
    expect(await isOpen(orderId)).toBe(true)
    const asked = shop.host.account.refunds.size
    await refund(orderId, { pieces: 2, restock: true, madeBy })
    expect((await mailsTo(shopper)).filter((text) => text.includes(`, ${said}.`))).toHaveLength(1)
    await shop.runJobs()
    expect(shop.host.account.refunds.size).toBe(asked)
    expect(await statesOf(orderId)).toEqual(['failed', 'succeeded'])
    expect(await isOpen(orderId)).toBe(false)
    expect(await stockOf(product)).toBe(3)
    expect(await meansOfNotes(orderId)).toEqual([madeBy])
  })

  test('waits although another one was made before it failed, until nothing is held', async () => {
    const { orderId } = await paidByCard()
    shop.host.refunds.areSlow = true
    await refund(orderId, { pieces: 1, restock: false })
    await refund(orderId, { pieces: 1, restock: false, madeBy: 'counter' })
    const pending = (await refundsOf(orderId)).find(({ state }) => state === 'requested')
    shop.host.refunds.settle(pending!.providerReference!, 'failed')
    await shop.host.events.settled()
    expect(await isOpen(orderId)).toBe(true)
    const rest = { id: orderId, wish: { kind: 'whole' }, restock: false } as const
    await refundOrder(shop.services, { ...rest, madeBy: 'counter' })
    expect(await isOpen(orderId)).toBe(false)
  })

  test('needs no other where another was made of all that is held, before its failure was known', async () => {
    const { orderId } = await paidByCard()
    shop.host.refunds.areSlow = true
    await refund(orderId, { pieces: 4, restock: false })
    const [pending] = await refundsOf(orderId)
    shop.host.refunds.settle(pending!.providerReference!, 'failed')
    await shop.host.events.settled()
    await refund(orderId, { pieces: 4, restock: false, madeBy: 'transfer' })
    const late = new Date(shop.services.clock().getTime() + 1000)
    const isFailed = eq(refunds.id, pending!.id)
    await shop.sql.update(refunds).set({ endedAt: late }).where(isFailed)
    expect(await isOpen(orderId)).toBe(false)
  })

  test('is never given back beyond what is held, by any means', async () => {
    const { orderId } = await paidByCard()
    const whole = { id: orderId, wish: { kind: 'whole' }, restock: false } as const
    await refundOrder(shop.services, { ...whole, madeBy: 'counter' })
    await expect(refundOrder(shop.services, whole)).rejects.toThrow(ordersReplies.nothingToRefund)
    expect(await statesOf(orderId)).toEqual(['succeeded'])
  })
})

describe('a dispute that is lost', () => {
  /** What the journal says of an order, in cents; money that left is below zero. */
  const entriesOf = async (id: number) =>
    (await shop.sql.select().from(journal).orderBy(journal.position))
      .map(({ kind, content }) => ({ kind, ...(JSON.parse(content) as EntryContent) }))
      .filter(({ order }) => order === id)
      .map(({ kind, grossCents, vat }) => ({ kind, grossCents, rates: vat.length }))
  const giveByHand = (id: number, cents: number) =>
    refundOrder(shop.services, {
      ...{ id, wish: { kind: 'amount', cents }, restock: false, madeBy: 'transfer' },
    })
  async function loses(session: string) {
    shop.host.refunds.dispute(session, 'lost')
    await shop.host.events.settled()
  }
  const sale = { kind: 'sale', grossCents: 5160, rates: 1 }

  test('after its money was given back by hand has taken it again, of which the books say so', async () => {
    const { orderId, session, shopper } = await paidByCard()
    await giveByHand(orderId, 5160)
    await loses(session)
    const before = { kind: 'refund', grossCents: -5160, rates: 1 }
    const taken = { kind: 'correction', grossCents: -5160, rates: 0 }
    expect(await entriesOf(orderId)).toEqual([sale, before, taken])
    expect(await refundsOf(orderId)).toMatchObject([
      { madeBy: 'transfer', amountCents: 5160 },
      { reason: 'dispute_lost', amountCents: 5160, vat: [] },
    ])
    await expect(refund(orderId, { pieces: 1, restock: false })).rejects.toThrow(
      ordersReplies.nothingToRefund,
    )
    expect((await shopper.orders()).body).toMatchObject([{ command_payment: 'remboursée' }])
  })

  test('after a gesture in cash has taken all that was paid, the gesture too', async () => {
    const { orderId, session } = await paidByCard()
    await giveByHand(orderId, 500)
    await loses(session)
    const gesture = { kind: 'refund', grossCents: -500, rates: 1 }
    const rest = { kind: 'refund', grossCents: -4660, rates: 1 }
    const taken = { kind: 'correction', grossCents: -500, rates: 0 }
    expect(await entriesOf(orderId)).toEqual([sale, gesture, rest, taken])
  })
})

describe('money that the provider has returned, of which the shop lost its record', () => {
  /** As after a restore: the refund is at the provider, and no event says so again. */
  async function returnsUnseen(session: string, cents: number) {
    const intent = shop.host.account.session(session).payment_intent!
    shop.host.events.mode = 'lose'
    shop.host.refunds.create(intent, cents, { refund_id: randomUUID() })
    await shop.host.events.settled()
  }
  afterEach(() => {
    shop.host.events.mode = 'send'
  })
  const madeOf = async (id: number) =>
    (await refundsOf(id)).map(({ state, amountCents }) => ({ state, amountCents }))
  const heldOf = async (id: number) =>
    (await findHeld(shop.sql, id)).map(({ heldCents }) => heldCents)

  test('is booked once a refund of it is refused, and is not owed a second time', async () => {
    const { orderId, session } = await paidByCard()
    await returnsUnseen(session, 5160)
    const whole = { id: orderId, wish: { kind: 'whole' }, restock: false } as const
    const said = await refundOrder(shop.services, whole)
    expect(said).toMatchObject({ refunds: [{ state: 'failed' }], isReturnedBefore: true })
    expect(await madeOf(orderId)).toEqual([
      { state: 'failed', amountCents: 5160 },
      { state: 'succeeded', amountCents: 5160 },
    ])
    expect(await heldOf(orderId)).toEqual([0])
    expect(await meansOfNotes(orderId)).toEqual(['card'])
    const { toReturn } = await listOpenMoney(shop.services)
    expect(toReturn.filter((one) => one.orderId === orderId)).toEqual([])
  })

  test('a second time for one request is booked as well', async () => {
    const { orderId, session } = await paidByCard()
    await refund(orderId, { pieces: 1, restock: false })
    const [first] = await refundsOf(orderId)
    const intent = shop.host.account.session(session).payment_intent!
    shop.host.events.mode = 'send'
    shop.host.refunds.create(intent, first!.amountCents, { refund_id: first!.id })
    await shop.host.events.settled()
    expect(await madeOf(orderId)).toEqual(
      [1, 2].map(() => ({ state: 'succeeded', amountCents: first!.amountCents })),
    )
    expect(await heldOf(orderId)).toEqual([5160 - 2 * first!.amountCents])
  })

  test('in part leaves the rest to be refunded', async () => {
    const { orderId, session } = await paidByCard()
    await returnsUnseen(session, 1000)
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    expect(await heldOf(orderId)).toEqual([4160])
    const { toReturn } = await listOpenMoney(shop.services)
    expect(toReturn.filter((one) => one.orderId === orderId)).toMatchObject([{ state: 'failed' }])
    const whole = { id: orderId, wish: { kind: 'whole' }, restock: false } as const
    expect(await refundOrder(shop.services, whole)).toMatchObject({ isReturnedBefore: false })
    expect(await heldOf(orderId)).toEqual([0])
  })

  test('is asked for again where the provider does not reply after it has refused', async () => {
    const { orderId, session } = await paidByCard()
    await returnsUnseen(session, 5160)
    const provider = shop.services.providers.byName('stripe')!
    const find = jest.spyOn(provider, 'find').mockRejectedValueOnce(new Error('No reply in time'))
    const whole = { id: orderId, wish: { kind: 'whole' }, restock: false } as const
    await refundOrder(shop.services, whole)
    find.mockRestore()
    expect(await statesOf(orderId)).toEqual(['requested'])
    shop.pass(11)
    await shop.runJobs()
    expect(await statesOf(orderId)).toEqual(['failed', 'succeeded'])
  })

  test.each(['charge_disputed', 'refund_disputed_payment', 'charge_for_pending_refund_disputed'])(
    'is looked after until the dispute that prevents it ends, and not a month alone (%s)',
    async (code) => {
      const { orderId } = await paidByCard()
      const provider = shop.services.providers.byName('stripe')!
      jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefused(code))
      await refund(orderId, { pieces: 4, restock: false })
      shop.pass(90 * 24 * 60)
      const { toReturn } = await listOpenMoney(shop.services)
      expect(toReturn.filter((one) => one.orderId === orderId)).toMatchObject([{ state: 'failed' }])
    },
  )

  test('by a dispute that is lost is booked too', async () => {
    const { orderId, session } = await paidByCard()
    shop.host.events.mode = 'lose'
    shop.host.refunds.dispute(session, 'lost')
    const provider = shop.services.providers.byName('stripe')!
    jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefused('charge_disputed'))
    await refund(orderId, { pieces: 4, restock: false })
    expect(await refundsOf(orderId)).toMatchObject([
      { state: 'failed', failureCode: 'charge_disputed' },
      { state: 'succeeded', reason: 'dispute_lost', amountCents: 5160 },
    ])
    expect(await heldOf(orderId)).toEqual([0])
  })
})

describe('a refund of a payment that the provider no longer knows', () => {
  /** As after the key of another account was put in. */
  function changeAccount(session: string) {
    const { sessions } = shop.host.account
    const known = sessions.get(session)!
    sessions.delete(session)
    return () => sessions.set(session, known)
  }

  test.each(['named', 'unnamed'])('is neither sent again nor failed (%s)', async (kind) => {
    const { orderId, session } = await paidByCard()
    shop.host.events.mode = 'lose'
    shop.host.refunds.areSlow = kind === 'named'
    if (kind === 'unnamed') shop.host.faults.plan('cut', /POST .*refunds/, 2)
    await refund(orderId, { pieces: 1, restock: false })
    const changeBack = changeAccount(session)
    for (const minutes of [11, 24 * 60]) {
      shop.pass(minutes)
      await shop.runJobs()
      expect(await statesOf(orderId)).toEqual(['requested'])
    }
    changeBack()
    const [made] = [...shop.host.account.refunds.values()].slice(-1)
    shop.host.refunds.settle(made!.id, 'succeeded')
    shop.host.events.mode = 'send'
    shop.pass(11)
    await shop.runJobs()
    expect(await statesOf(orderId)).toEqual(['succeeded'])
  })

  test('may be noted as made by the shop after a day, which no provider undoes', async () => {
    const { orderId, session } = await paidByCard()
    shop.host.refunds.areSlow = true
    await refund(orderId, { pieces: 1, restock: false })
    const [asked] = await refundsOf(orderId)
    const note = (madeBy?: 'transfer') => markRefunded(shop.services, orderId, { madeBy })
    const changeBack = changeAccount(session)
    expect(await note('transfer')).toBe(0)
    shop.pass(25 * 60)
    expect(await note()).toBe(0)
    changeBack()
    expect(await note('transfer')).toBe(0)
    changeAccount(session)
    expect(await note('transfer')).toBe(1)
    changeBack()
    shop.host.refunds.settle(asked!.providerReference!, 'failed')
    await shop.host.events.settled()
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded', madeBy: 'transfer' }])
    expect(await meansOfNotes(orderId)).toEqual(['transfer'])
  })
})

test.each(['succeeded', 'failed'] as const)(
  'a refund made at the provider, of which no event tells that it %s, is asked for',
  async (end) => {
    const { session, orderId } = await paidByCard()
    const { account, events, refunds: made } = shop.host
    made.areSlow = true
    const refund = made.create(account.intentOf(account.session(session)).id, 870, {})
    await events.settled()
    expect(await statesOf(orderId)).toEqual(['requested'])
    events.mode = 'lose'
    made.settle(refund.id, end)
    await events.settled()
    events.mode = 'send'
    shop.pass(11)
    await shop.runJobs()
    expect(await statesOf(orderId)).toEqual([end])
  },
)

describe('a refund by hand', () => {
  /** As if the server had ended between the request and its first step. */
  const loseStep = (orderId: number) =>
    shop.sql.update(refunds).set({ providerReference: null }).where(eq(refunds.orderId, orderId))

  test.each([11, 3 * 24 * 60])(
    'whose first step is lost is made by the job, %d minutes later',
    async (minutes) => {
      const { orderId } = await paidByTransfer()
      await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
      await loseStep(orderId)
      shop.pass(minutes)
      await shop.runJobs()
      expect(await markRefunded(shop.services, String(orderId))).toBe(1)
      expect(await statesOf(orderId)).toEqual(['succeeded'])
    },
  )

  test('is noted with the means that it was made by, where it is another', async () => {
    const { orderId } = await paidByTransfer()
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    expect(await markRefunded(shop.services, orderId, { madeBy: 'counter' })).toBe(1)
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded', madeBy: 'counter' }])
    expect(await meansOfNotes(orderId)).toEqual(['counter'])
  })

  test('may be noted for a provider that is no longer set up, once its means is said', async () => {
    const { orderId } = await paidByTransfer()
    const isOfOrder = eq(paymentAttempts.orderId, orderId)
    await shop.sql.update(paymentAttempts).set({ provider: 'gone' }).where(isOfOrder)
    await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
    await shop.runJobs()
    await expect(markRefunded(shop.services, orderId)).rejects.toThrow(
      ordersReplies.refundWayUnknown,
    )
    expect(await markRefunded(shop.services, orderId, { madeBy: 'counter' })).toBe(1)
    expect(await statesOf(orderId)).toEqual(['succeeded'])
  })

  test('is not asked for: however many wait, the others are', async () => {
    const { orderId } = await paidByTransfer()
    const [attempt] = await shop.sql
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
    const waiting = Array.from({ length: 100 }, (_, index) => ({
      id: randomUUID(),
      orderId,
      attemptId: attempt!.id,
      amountCents: 1,
      reason: 'order_refunded',
      requestedBy: 'shop' as const,
      state: 'requested' as const,
      providerReference: `transfer-${index}`,
      createdAt: new Date('2026-01-05T10:00:00Z'),
    }))
    await shop.sql.insert(refunds).values(waiting)
    const paid = await paidByCard()
    shop.host.events.mode = 'lose'
    shop.host.faults.plan('cut', /refunds/, 2)
    await refundOrder(shop.services, { id: paid.orderId, wish: { kind: 'whole' }, restock: false })
    expect(await statesOf(paid.orderId)).toEqual(['requested'])
    shop.pass(11)
    await shop.runJobs()
    expect(await statesOf(paid.orderId)).toEqual(['succeeded'])
    shop.host.events.mode = 'send'
    await shop.sql.delete(refunds).where(eq(refunds.orderId, orderId))
  })
})

test('an event of money that cannot be sent back now is applied, and the money follows', async () => {
  const { session, orderId } = await shop.startOrder()
  Object.assign(shop.host.altered, { amount: 2579 })
  shop.host.faults.plan('busy', /POST .*refunds$/, 3)
  await shop.host.act(session, 'pay')
  delete shop.host.altered.amount
  shop.host.faults.clear()
  const isWaiting = isNull(paymentEvents.appliedAt)
  expect(await shop.sql.$count(paymentEvents, isWaiting)).toBe(0)
  expect(await statesOf(orderId)).toEqual(['requested'])
  shop.pass(11)
  await shop.runJobs()
  expect(await statesOf(orderId)).toEqual(['succeeded'])
})

test('money by hand that is said to have arrived twice is booked once, whatever means were chosen', async () => {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'transfer', command_delivery: 'magasin' })
  await shopper.resume(orderId, 'counter')
  await markReceived(shop.services, String(orderId))
  await expect(markReceived(shop.services, String(orderId))).rejects.toMatchObject({ status: 409 })
  expect(await refundsOf(orderId)).toEqual([])
})

test('a transfer whose instructions were lost gets them by the job', async () => {
  const { shopper, orderId } = await shop.fillCart()
  const provider = shop.services.providers.byName('transfer')!
  jest.spyOn(provider, 'start').mockRejectedValueOnce(new Error('The server ends.'))
  jest.spyOn(provider, 'findByAttempt').mockRejectedValueOnce(new Error('The server ends.'))
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  expect(await shop.server.readMails(shopper.client.email)).toEqual([])
  shop.pass(11)
  await shop.runJobs()
  expect(await shop.server.readMails(shopper.client.email)).toHaveLength(1)
})

test('an order that is cancelled keeps back a piece that was refunded as lost', async () => {
  const { orderId, product } = await paidByCard()
  await refund(orderId, { pieces: 1, restock: false })
  await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
  expect(await stockOf(product)).toBe(4)
})
