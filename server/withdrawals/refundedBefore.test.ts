import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import { refundOrder } from '../checkout/refundOrder'
import { withdrawalCommandReplies } from '../../wording/withdrawalCommands'
import { outbox, paymentAttempts, products, refundLines, refunds } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { decide } from './decide'
import { findWithdrawable } from './findWithdrawable'
import { matchWithdrawal } from './matchWithdrawal'
import { refundWithdrawal } from './refundWithdrawal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
const sql = () => server.services.database.sql

/** An order of two teas, 12,90 € each. */
async function ordered(states = ['en préparation', 'expédiée', 'livrée']) {
  const product = await insertProduct(sql(), { stock: 5, priceCents: 1290 })
  const shopper = await shopperOn(server)
  await shopper.add(product.serial, { command_quantity: 2 })
  const paid = await shopper.payCart({ expected_total: 25.8 })
  const order = Number(paid.body.order.command_id)
  for (const state of states) await changeOrderState(server.services, { id: order, state })
  const stock = async () =>
    (await sql().select().from(products).where(eq(products.id, product.id)))[0]?.stock
  const giveBack = (cents: number) =>
    refundOrder(server.services, { id: order, wish: { kind: 'amount', cents }, restock: false })
  async function matched(line?: { place: number; quantity: number }) {
    const { email } = shopper.client
    const declared = { email, orderText: String(order), submittedAt: new Date() }
    const id = await storeGuestWithdrawal(sql(), declared)
    const wish = line ? [line] : 'whole'
    await matchWithdrawal(server.services, { id, commandId: String(order), wish })
    return id
  }
  const accept = (id: number) => decide(server.services, { id, to: 'accepted' })
  async function accepted(line?: { place: number; quantity: number }) {
    const id = await matched(line)
    await accept(id)
    return id
  }
  /** How many mails say that no further refund follows. */
  const saidRefunded = async () => {
    const mails = await sql()
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, shopper.client.email))
    return mails.filter(({ text }) => text.includes('il n’y en aura pas d’autre')).length
  }
  /** What is left to withdraw from. */
  const left = async () => {
    const asked = { clientId: shopper.client.id, orderId: order }
    return (await findWithdrawable(sql(), asked))[0]?.quantity
  }
  return { order, stock, giveBack, matched, accept, accepted, left, saidRefunded }
}
/** What the refunds of an order return, the least first. */
const linesOf = (order: number) =>
  sql()
    .select({ cents: refundLines.amountCents, quantity: refundLines.quantity })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, order))
    .orderBy(refundLines.amountCents)
const refund = async (id: number, restock = true) =>
  (await refundWithdrawal(server.services, { id, restock })).refunds

test('after a goodwill refund, a withdrawal returns what the shop still holds', async () => {
  const { order, stock, giveBack, accepted } = await ordered()
  await giveBack(500)
  expect(await refund(await accepted())).toMatchObject([{ amountCents: 2080, feeCents: 0 }])
  expect(await stock()).toBe(5)
  expect(await linesOf(order)).toEqual([{ cents: 2080, quantity: 2 }])
})

const onePiece = { place: 1, quantity: 1 }
const refundPiece = (order: number) => {
  const wish = { kind: 'places', lines: [onePiece], fee: false } as const
  return refundOrder(server.services, { id: order, wish, restock: false })
}

test('a piece that the shop refunded on the order ends its withdrawal, and is not refunded again', async () => {
  const { order, accepted } = await ordered()
  const id = await accepted(onePiece)
  await refundPiece(order)
  expect(await refund(id, false)).toEqual([])
  expect(await linesOf(order)).toEqual([{ cents: 1290, quantity: 1 }])
  // It counts for no withdrawal that is declared after it.
  expect(await refund(await accepted(onePiece), false)).toMatchObject([{ amountCents: 1290 }])
})

test('such a piece is not taken twice from what is left to withdraw from', async () => {
  const { order, accepted, left } = await ordered()
  const one = await accepted(onePiece)
  await refundPiece(order)
  expect(await left()).toBe(1)
  await refund(one, false)
  expect(await left()).toBe(1)
  await accepted(onePiece)
  expect(await left()).toBe(0)
})

test.each(['first', 'second'] as const)(
  'of two withdrawals from one line, the %s ends with the piece that the shop refunded, the other is paid',
  async (ended) => {
    const { order, accepted } = await ordered()
    const [one, other] = [await accepted(onePiece), await accepted(onePiece)]
    await refundPiece(order)
    const [first, second] = ended === 'first' ? [one, other] : [other, one]
    expect(await refund(first, false)).toEqual([])
    expect(await refund(second, false)).toMatchObject([{ amountCents: 1290 }])
    expect(await linesOf(order)).toHaveLength(2)
  },
)

test('of two withdrawals from one line, none is told that the piece refunded on the order was theirs', async () => {
  const { order, matched, accept, saidRefunded } = await ordered()
  const both = [await matched(onePiece), await matched(onePiece)]
  await refundPiece(order)
  for (const id of both) await accept(id)
  expect(await saidRefunded()).toBe(0)
})

test('a withdrawal alone is told that the piece refunded on the order was its own', async () => {
  const { order, matched, accept, saidRefunded } = await ordered()
  const id = await matched(onePiece)
  await refundPiece(order)
  await accept(id)
  expect(await saidRefunded()).toBe(1)
})

test('where all money has gone back, the pieces are restocked once', async () => {
  const { stock, giveBack, accepted } = await ordered()
  await giveBack(2580)
  const one = { place: 1, quantity: 1 }
  expect(await refund(await accepted(one))).toEqual([])
  expect(await stock()).toBe(4)
  expect(await refund(await accepted())).toEqual([])
  expect(await stock()).toBe(5)
  // The same declaration again.
  expect(await refund(await accepted(one))).toEqual([])
  expect(await stock()).toBe(5)
})

test('pieces that were refunded before they came back are not restocked in silence', async () => {
  const { order, stock, accepted } = await ordered()
  const wish = { kind: 'places', lines: [{ place: 1, quantity: 2 }], fee: false } as const
  await refundOrder(server.services, { id: order, wish, restock: false })
  const id = await accepted()
  await expect(refund(id)).rejects.toThrow(withdrawalCommandReplies.noteAsArrived)
  expect(await refund(id, false)).toEqual([])
  expect(await stock()).toBe(3)
})

test('pieces that come back without money are no part of a refund that is still to be made', async () => {
  const { order, stock, giveBack, accepted } = await ordered()
  await giveBack(1500)
  const one = { place: 1, quantity: 1 }
  const [first, second] = [await accepted(one), await accepted(one)]
  const [made] = await refund(first)
  expect(made).toMatchObject({ amountCents: 1080 })
  // As a transfer that the shopkeeper has not made yet.
  await sql()
    .update(refunds)
    .set({ state: 'requested', endedAt: null })
    .where(and(eq(refunds.orderId, order), eq(refunds.amountCents, 1080)))
  expect(await refund(second)).toEqual([])
  expect(await stock()).toBe(5)
  expect(await linesOf(order)).toEqual([
    { cents: 0, quantity: 1 },
    { cents: 1080, quantity: 1 },
  ])
})

test('money that a rule could not give back pays for no article of a withdrawal', async () => {
  const { order, giveBack, accepted } = await ordered()
  await giveBack(2580)
  const [paid] = await sql()
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order))
  const surplus = { ...paid!, id: randomUUID(), providerReference: randomUUID() }
  await sql().insert(paymentAttempts).values(surplus)
  await sql()
    .insert(refunds)
    .values({
      ...{ id: randomUUID(), orderId: order, attemptId: surplus.id, amountCents: 2580 },
      ...{ reason: 'paid_twice', requestedBy: 'system', state: 'failed', createdAt: new Date() },
    })
  expect(await refund(await accepted())).toEqual([])
})

test('pieces that a cancellation has restocked are not restocked again', async () => {
  const { order, stock, accepted } = await ordered([])
  const id = await accepted()
  await changeOrderState(server.services, { id: order, state: 'annulée' })
  expect(await refund(id)).toEqual([])
  expect(await stock()).toBe(5)
})
