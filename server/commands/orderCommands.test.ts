import { asc, eq } from 'drizzle-orm'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { checkoutCommandReplies } from '../../wording/checkoutCommands'
import { euros } from '../../wording/euros'
import { ordersReplies } from '../../wording/replies/orders'
import { auditLog, orders } from '../database/schema'
import { runCommand, type CommandRequest } from './runCommand'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())

const run = async (request: CommandRequest) => {
  const { isDone, message } = await runCommand(shop.services, request, (error) => {
    throw error
  })
  expect([isDone, message]).toEqual([true, expect.any(String)])
  return message
}
async function actsOn(orderId: number) {
  const lines = await shop.sql
    .select()
    .from(auditLog)
    .where(eq(auditLog.orderId, orderId))
    .orderBy(asc(auditLog.id))
  expect(lines.map(({ staffId }) => staffId)).toEqual(lines.map(() => null))
  return lines.map(({ act }) => act)
}
const payLater = async () => {
  const { shopper, orderId } = await shop.fillCart()
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  return orderId
}

/** A refund of a paid order. */
const refundOfPaid = async (wish: { fee: boolean; lines?: string }) => {
  const id = String(await payLater())
  await run({ name: 'paymentReceived', args: { id } })
  return { name: 'refund', args: { id, restock: false, ...wish } } as const
}

test('money that arrives and goes back by the terminal is in the log of the order', async () => {
  const orderId = await payLater()
  const id = String(orderId)
  await run({ name: 'paymentReceived', args: { id } })
  await run({ name: 'refund', args: { id, fee: false, restock: false } })
  await run({ name: 'refundDone', args: { id } })
  // Nothing is left to be made.
  await run({ name: 'refundDone', args: { id } })
  expect(await actsOn(orderId)).toEqual(['order_received', 'order_refund', 'order_refunds_made'])
})

test('money that the shop has given back by itself is noted as made at once', async () => {
  const { args, ...asked } = await refundOfPaid({ fee: false })
  const given = { ...asked, args: { ...args, madeBy: 'counter' } } as const
  expect(await run(given)).toMatch(/, rendu\.$/)
  expect(await actsOn(Number(args.id))).toEqual(['order_received', 'order_refund'])
})

test('an unpaid order that the terminal cancels is in the log, and not what a client cancels', async () => {
  const orderId = await payLater()
  await run({ name: 'changeOrder', args: { id: String(orderId), state: 'annulée' } })
  expect(await actsOn(orderId)).toEqual(['order_state'])

  const { shopper, orderId: own } = await shop.fillCart()
  await shopper.pay({ command_id: own, payment_means: 'transfer' })
  await shopper.cancel(own)
  expect(await actsOn(own)).toEqual([])
})

test('an order that expires while the terminal cancels it is not said to be paid', async () => {
  const { orderId } = await shop.startOrder()
  const provider = shop.services.providers.byName('stripe')!
  const cancel = provider.cancel
  jest.spyOn(provider, 'cancel').mockImplementationOnce(async (reference) => {
    await cancel(reference)
    shop.pass(37)
    await shop.runJobs()
  })
  const args = { id: String(orderId), state: 'annulée' }
  expect(await run({ name: 'changeOrder', args })).toBe(
    checkoutCommandReplies.notCancelled('expirée'),
  )
})

test('money that the order does not need is said to go back', async () => {
  const orderId = await payLater()
  await shop.services.database.sql
    .update(orders)
    .set({ state: 'annulée', heldUntil: null })
    .where(eq(orders.id, orderId))
  const message = await run({ name: 'paymentReceived', args: { id: String(orderId) } })
  expect(message).toBe(checkoutCommandReplies.receivedInVain(orderId, 2580))
})

test('a refund of nothing is refused', async () => {
  const refund = await refundOfPaid({ fee: true })
  const refused = { isDone: false, message: ordersReplies.refundNothing }
  const report = (error: unknown) => {
    throw error
  }
  expect(await runCommand(shop.services, refund, report)).toEqual(refused)
})

test('a line that is named twice is refunded in one sum', async () => {
  const refund = await refundOfPaid({ fee: false, lines: '1,1' })
  expect(await run(refund)).toContain(euros(2580))
})

test('a refund of what the provider had returned before says so', async () => {
  const { session, orderId } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  shop.host.events.mode = 'lose'
  shop.host.refunds.create(shop.host.account.session(session).payment_intent!, 2580, {})
  const args = { id: String(orderId), fee: false, restock: false }
  const message = await run({ name: 'refund', args })
  shop.host.events.mode = 'send'
  expect(message).toMatch(/, échoué\.$/m)
  expect(message).toContain(ordersReplies.returnedBefore(orderId))
})
