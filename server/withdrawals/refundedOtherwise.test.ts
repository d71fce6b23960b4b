import { eq } from 'drizzle-orm'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { markReceived } from '../checkout/markReceived'
import { markRefunded } from '../checkout/markRefunded'
import { refundOrder } from '../checkout/refundOrder'
import { products, refunds, withdrawals } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { decide } from './decide'
import { findWithdrawable } from './findWithdrawable'
import { refundWithdrawal } from './refundWithdrawal'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout()
})
afterAll(() => shop.close())

/**
 * An order of two pieces at 12,90 €, paid by transfer. Its client has withdrawn from one, whose
 * refund has failed.
 */
async function failedFor(states: string[], restock: boolean) {
  const { shopper, orderId, product } = await shop.fillCart()
  const { id: client_id } = shopper.client
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  await markReceived(shop.services, String(orderId))
  for (const state of states) await changeOrderState(shop.services, { id: orderId, state })
  const withdrawal_lines = [{ command_line: 1, command_quantity: 1 }]
  const payload = { client_id, command_id: orderId, withdrawal_lines }
  await shopper.send('POST', '/api/client/withdrawals', payload)
  const [declared] = await shop.sql
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
  const { id } = declared!
  await decide(shop.services, { id, to: 'accepted' })
  await refundWithdrawal(shop.services, { id, restock })
  await shop.sql
    .update(refunds)
    .set({ state: 'failed', endedAt: shop.services.clock() })
    .where(eq(refunds.orderId, orderId))
  const pieces = async () => {
    const [line] = await findWithdrawable(shop.sql, { clientId: client_id, orderId })
    return line?.quantity
  }
  const stock = async () =>
    (await shop.sql.select().from(products).where(eq(products.id, product.id)))[0]?.stock
  return { orderId, pieces, stock }
}

/** The shop gives the price of the piece back as a sum. */
async function giveSum(orderId: number) {
  const wish = { kind: 'amount', cents: 1290 } as const
  await refundOrder(shop.services, { id: orderId, wish, restock: false })
}

// law: withdrawal-refund
test('a piece whose money went back as a sum, its refund having failed, is withdrawn no more', async () => {
  const { orderId, pieces } = await failedFor(['en préparation', 'expédiée', 'livrée'], false)
  await giveSum(orderId)
  await markRefunded(shop.services, orderId)
  expect(await pieces()).toBe(1)
})

test('nor is it restocked again by a cancellation', async () => {
  const { orderId, stock } = await failedFor([], true)
  expect(await stock()).toBe(4)
  await giveSum(orderId)
  await markRefunded(shop.services, orderId)
  await changeOrderState(shop.services, { id: orderId, state: 'annulée' })
  expect(await stock()).toBe(5)
})
