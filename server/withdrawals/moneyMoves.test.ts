import { eq } from 'drizzle-orm'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { staffOn, type Member } from '../../testing/staffOn'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import { withdrawalCommands } from '../commands/withdrawalCommands'
import { ordersReplies } from '../../wording/replies/orders'
import { withdrawalCommandReplies } from '../../wording/withdrawalCommands'
import { cancelForShop } from '../checkout/cancelForShop'
import { markReceived } from '../checkout/markReceived'
import { markRefunded } from '../checkout/markRefunded'
import { refundOrder } from '../checkout/refundOrder'
import { products, refunds } from '../database/schema'
import { findDocuments } from '../documents/queries'
import { changeOrderState } from '../orders/changeState'
import { findOrderState } from '../orders/queries'
import { ProviderRefused } from '../payments/ProviderRefused'
import { decide } from './decide'
import { listDue } from './listDue'
import { matchWithdrawal } from './matchWithdrawal'
import { findPersonalWithdrawals } from './personalWithdrawals'
import { refundWithdrawal } from './refundWithdrawal'

jest.setTimeout(120_000)

let shop: CheckoutShop
let member: Member
beforeAll(async () => {
  shop = await openCheckout()
  member = await staffOn(shop.server)
})
afterAll(() => shop.close())

const url = '/api/client/withdrawals'
type Cart = Awaited<ReturnType<CheckoutShop['fillCart']>>

async function deliver(orderId: number) {
  for (const state of ['en préparation', 'expédiée', 'livrée'])
    await changeOrderState(shop.services, { id: orderId, state })
}

/** The withdrawal from a delivered order, refunded, and who reads what of it. */
async function refunded(
  paid: Pick<Cart, 'orderId' | 'shopper'>,
  options: { pieces?: number; restock?: boolean } = {},
) {
  await deliver(paid.orderId)
  return refundedOf(paid, options)
}
async function refundedOf(
  { orderId, shopper }: Pick<Cart, 'orderId' | 'shopper'>,
  { place = 1, pieces, restock = false }: { place?: number; pieces?: number; restock?: boolean },
) {
  const { email, id: clientId } = shopper.client
  const declared = { email, orderText: String(orderId), submittedAt: shop.services.clock() }
  const id = await storeGuestWithdrawal(shop.sql, declared)
  const wish = pieces === undefined ? 'whole' : [{ place, quantity: pieces }]
  await matchWithdrawal(shop.services, { id, commandId: String(orderId), wish })
  await decide(shop.services, { id, to: 'accepted' })
  const before = await countOnToday()
  await refundWithdrawal(shop.services, { id, restock })
  const listed = async () =>
    (await listDue(shop.sql, shop.services.clock())).listed.find((one) => one.id === id)
  const seen = async () => {
    const one = await listed()
    return { shown: one?.shown, isDue: one?.due !== null, today: (await countOnToday()) - before }
  }
  const ofClient = async () => {
    const path = `${url}?client_id=${clientId}`
    const { body } = await shopper.send<{ withdrawals: object[] }>('GET', path)
    return body.withdrawals
  }
  const inFile = async () =>
    (await findPersonalWithdrawals(shop.sql, { clientId, provenEmailKey: null }))[0]
  return { listed, seen, ofClient, inFile }
}
const countOnToday = async () =>
  (await member.send<{ refunds: number }>('GET', '/api/admin/today')).body.refunds

async function paidByTransfer() {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  await markReceived(shop.services, String(orderId))
  return { shopper, orderId }
}

test('a withdrawal is refunded once the shopkeeper has sent the money', async () => {
  const paid = await paidByTransfer()
  const { seen, ofClient, inFile } = await refunded(paid)
  expect(await seen()).toEqual({ shown: 'refund_requested', isDue: true, today: 1 })
  expect(await ofClient()).toMatchObject([{ withdrawal_state: 'refund_requested' }])
  expect(await inFile()).toMatchObject({ state: 'refund_requested' })
  const listed = await withdrawalCommands.withdrawals.run(shop.services, {})
  expect(listed.message).toMatch(/remboursement demandé[^]*à rembourser au plus tard/)
  await markRefunded(shop.services, paid.orderId)
  expect(await seen()).toEqual({ shown: 'refunded', isDue: false, today: 0 })
  expect(await ofClient()).toMatchObject([{ withdrawal_state: 'refunded' }])
  expect(await inFile()).toMatchObject({ state: 'refunded' })
})

test('a refund that its provider refuses is still due, until another follows', async () => {
  const { shopper, orderId, session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  shop.host.refunds.areSlow = true
  const { seen } = await refunded({ shopper, orderId })
  expect(await seen()).toEqual({ shown: 'refund_requested', isDue: true, today: 1 })
  const [pending] = await shop.sql.select().from(refunds).where(eq(refunds.orderId, orderId))
  shop.host.refunds.settle(pending!.providerReference!, 'failed')
  await shop.host.events.settled()
  shop.host.refunds.areSlow = false
  expect(await seen()).toEqual({ shown: 'refund_failed', isDue: true, today: 1 })
  await refundOrder(shop.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
  expect(await seen()).toEqual({ shown: 'refunded', isDue: false, today: 0 })
})

test('a refund that its provider refuses at once says where to read what to do', async () => {
  const { shopper, orderId, session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  await deliver(orderId)
  const { email } = shopper.client
  const declared = { email, orderText: String(orderId), submittedAt: shop.services.clock() }
  const id = await storeGuestWithdrawal(shop.sql, declared)
  await matchWithdrawal(shop.services, { id, commandId: String(orderId), wish: 'whole' })
  await decide(shop.services, { id, to: 'accepted' })
  const provider = shop.services.providers.byName('stripe')!
  jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefused('charge_disputed'))
  const done = await refundWithdrawal(shop.services, { id, restock: false })
  const said = withdrawalCommandReplies.refunded(done)
  expect(said).toMatch(/échoué\.\n.*la page de la commande dit que faire\.$/)
})

test('a refund of what the provider had returned before says so, and nothing is due any more', async () => {
  const { shopper, orderId, session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  await deliver(orderId)
  const { email } = shopper.client
  const declared = { email, orderText: String(orderId), submittedAt: shop.services.clock() }
  const id = await storeGuestWithdrawal(shop.sql, declared)
  await matchWithdrawal(shop.services, { id, commandId: String(orderId), wish: 'whole' })
  await decide(shop.services, { id, to: 'accepted' })
  shop.host.events.mode = 'lose'
  shop.host.refunds.create(shop.host.account.session(session).payment_intent!, 2580, {})
  const path = `/api/admin/withdrawals/${id}`
  const { body: all } = await member.send<{ withdrawals: { id: number; version: string }[] }>(
    'GET',
    '/api/admin/withdrawals',
  )
  const version = all.withdrawals.find((one) => one.id === id)?.version
  const asked = { version, restock: false }
  const { body } = await member.send<{ message: string }>('POST', `${path}/refund`, asked)
  shop.host.events.mode = 'send'
  expect(body.message).toContain(ordersReplies.returnedBefore(orderId))
  expect(body).not.toHaveProperty('is_refused')
  const { listed: due } = await listDue(shop.sql, shop.services.clock())
  const listed = due.find((one) => one.id === id)
  expect(listed).toMatchObject({ shown: 'refunded', due: null })
})

test('a failed refund is due until its own money has moved, whatever else is refunded', async () => {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.add((await shop.fillCart()).product.serial)
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  await markReceived(shop.services, String(orderId))
  await deliver(orderId)
  const first = await refundedOf({ orderId, shopper }, { pieces: 2 })
  await shop.sql
    .update(refunds)
    .set({ state: 'failed', endedAt: shop.services.clock() })
    .where(eq(refunds.orderId, orderId))
  shop.pass(1)
  const second = await refundedOf({ orderId, shopper }, { place: 2, pieces: 1 })
  await markRefunded(shop.services, orderId)
  expect(await first.seen()).toEqual({ shown: 'refund_failed', isDue: true, today: 1 })
  expect(await second.listed()).toMatchObject({ shown: 'refunded', due: null })
  shop.pass(1)
  const give = async (cents: number) => {
    const wish = { kind: 'amount', cents } as const
    await refundOrder(shop.services, { id: orderId, wish, restock: false })
    await markRefunded(shop.services, orderId)
  }
  await give(200)
  expect(await first.listed()).toMatchObject({ shown: 'refund_failed' })
  await give(2380)
  expect(await first.seen()).toEqual({ shown: 'refunded', isDue: false, today: 0 })
})

test('money that has not moved is due however long it takes', async () => {
  const { listed } = await refunded(await paidByTransfer())
  shop.pass(40 * 24 * 60)
  expect(await listed()).toMatchObject({ shown: 'refund_requested', isEnded: false })
})

test('the mail about a sum names no articles that came back after it', async () => {
  const paid = await paidByTransfer()
  const { shopper, orderId } = paid
  const wish = { kind: 'amount', cents: 2580 } as const
  await refundOrder(shop.services, { id: orderId, wish, restock: false })
  await refunded(paid, { restock: true })
  await markRefunded(shop.services, orderId)
  const mail = (await shop.server.readMails(shopper.client.email)).at(-1)
  expect(mail).toContain('vous sont rendus')
  expect(mail).not.toContain('2 × ')
  const note = (await findDocuments(shop.sql, orderId)).find(({ kind }) => kind === 'credit_note')
  expect(JSON.parse(note!.snapshot)).toMatchObject({ lines: [], grossCents: 2580 })
})

test('a refund that is requested once its money has moved opens a withdrawal no more', async () => {
  const paid = await paidByTransfer()
  const { listed, ofClient } = await refunded(paid, { pieces: 1 })
  await markRefunded(shop.services, paid.orderId)
  shop.pass(60)
  const wish = { kind: 'amount', cents: 100 } as const
  await refundOrder(shop.services, { id: paid.orderId, wish, restock: false })
  expect(await listed()).toMatchObject({ shown: 'refunded', due: null })
  expect(await ofClient()).toMatchObject([{ withdrawal_state: 'refunded' }])
})

test('nor does one that is requested after a failed one was made again', async () => {
  const paid = await paidByTransfer()
  const { listed } = await refunded(paid, { pieces: 1 })
  await shop.sql
    .update(refunds)
    .set({ state: 'failed', endedAt: shop.services.clock() })
    .where(eq(refunds.orderId, paid.orderId))
  shop.pass(1)
  const next = async (cents: number) => {
    const wish = { kind: 'amount', cents } as const
    await refundOrder(shop.services, { id: paid.orderId, wish, restock: false })
  }
  await next(1290)
  await markRefunded(shop.services, paid.orderId)
  shop.pass(1)
  await next(100)
  expect(await listed()).toMatchObject({ shown: 'refunded', due: null })
})

test('the refund by hand that follows a failed one is still due', async () => {
  const paid = await paidByTransfer()
  const { listed } = await refunded(paid)
  await shop.sql
    .update(refunds)
    .set({ state: 'failed', endedAt: shop.services.clock() })
    .where(eq(refunds.orderId, paid.orderId))
  shop.pass(1)
  const wish = { kind: 'whole' } as const
  await refundOrder(shop.services, { id: paid.orderId, wish, restock: false })
  expect(await listed()).toMatchObject({ shown: 'refund_requested' })
})

test('a withdrawal that the shop refunded before is refunded once that money has moved', async () => {
  const paid = await paidByTransfer()
  const wish = { kind: 'whole' } as const
  await refundOrder(shop.services, { id: paid.orderId, wish, restock: false })
  const { listed } = await refunded(paid)
  expect(await listed()).toMatchObject({ shown: 'refund_requested' })
  await markRefunded(shop.services, paid.orderId)
  expect(await listed()).toMatchObject({ shown: 'refunded' })
})

/** A guest withdraws from an order by transfer that is not paid. */
async function withdrawnUnpaid({ isMatched = true } = {}) {
  const { shopper, orderId, product } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  const { email } = shopper.client
  const declared = { email, orderText: String(orderId), submittedAt: shop.services.clock() }
  const id = await storeGuestWithdrawal(shop.sql, declared)
  if (isMatched)
    await matchWithdrawal(shop.services, { id, commandId: String(orderId), wish: 'whole' })
  const stock = async () =>
    (await shop.sql.select().from(products).where(eq(products.id, product.id)))[0]?.stock
  return { id, orderId, email, stock, accept: () => decide(shop.services, { id, to: 'accepted' }) }
}

test('an order that awaits its payment is cancelled before its withdrawal is accepted', async () => {
  const { id, orderId, email, accept } = await withdrawnUnpaid()
  await expect(accept()).rejects.toThrow(withdrawalCommandReplies.cancelFirst(orderId))
  await cancelForShop(shop.services, { id: orderId })
  await accept()
  const mails = await shop.server.readMails(email)
  const mail = mails.find((one) => one.includes('est acceptée'))
  expect(mail).toContain('Vous ne devez rien pour cette commande')
  expect(mail).not.toContain('Nous vous remboursons')
  await refundWithdrawal(shop.services, { id, restock: false })
  await markReceived(shop.services, String(orderId))
  const [back] = await shop.sql.select().from(refunds).where(eq(refunds.orderId, orderId))
  expect(back).toMatchObject({ amountCents: 2580, reason: 'order_cancelled' })
})

test.each([true, false])(
  'money for an expired order from which its client has withdrawn goes back (matched: %s)',
  async (isMatched) => {
    const { orderId } = await withdrawnUnpaid({ isMatched })
    shop.pass(8 * 24 * 60)
    await shop.runJobs()
    await markReceived(shop.services, String(orderId))
    expect(await findOrderState(shop.sql, orderId)).toBe('expirée')
    const [back] = await shop.sql.select().from(refunds).where(eq(refunds.orderId, orderId))
    expect(back).toMatchObject({ amountCents: 2580, reason: 'withdrawal', requestedBy: 'system' })
  },
)

test('what an expired order has put back on sale is not restocked again', async () => {
  const { id, orderId, stock, accept } = await withdrawnUnpaid()
  shop.pass(8 * 24 * 60)
  await shop.runJobs()
  await markReceived(shop.services, String(orderId))
  await accept()
  expect(await stock()).toBe(5)
  await refundWithdrawal(shop.services, { id, restock: true })
  expect(await stock()).toBe(5)
})
