import type { Id } from '../../contract/api/ids'
import { restockedStates } from '../../contract/orderStates'
import type { ManualMeans } from '../../contract/paymentMeans'
import { ordersReplies } from '../../wording/replies/orders'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { assertVersion, type StaffAct } from '../orders/assertVersion'
import { lockKnownOrder } from '../orders/lockOrder'
import { recordOrderAct } from '../orders/recordOrderAct'
import { recordMade } from '../orders/refunds/recordMade'
import { readOutcome, type RefundOutcome } from '../orders/refunds/readOutcome'
import { findRefundableLines } from '../orders/refunds/refundQueries'
import type { RefundableLine, RefundWish } from '../orders/refunds/refundRules'
import { requestRefund } from '../orders/refunds/requestRefund'
import { sendRefunds } from '../orders/refunds/sendRefunds'
import type { CheckoutServices } from './CheckoutServices'

/** Lines by their place on the order, from 1, or by their id. */
type Wish =
  | RefundWish
  | { kind: 'places'; lines: readonly { place: number; quantity: number }[]; fee: boolean }
type Refunding = {
  id: Id
  wish: Wish
  restock: boolean
  /** The shop has given the money back by itself: nothing is asked of the provider. */
  madeBy?: ManualMeans | undefined
} & StaffAct

export type Refunded = RefundOutcome & { orderId: number }

/**
 * Refunds a paid order, whole or in part, and asks its provider at once, unless the shop has given
 * the money back by itself; returns the outcome.
 */
export async function refundOrder(
  services: CheckoutServices,
  refunding: Refunding,
): Promise<Refunded> {
  const { database, clock } = services
  const since = clock()
  const { orderId, ids } = await inTransaction(database.sql, async (tx) => {
    const order = await lockKnownOrder(tx, refunding.id)
    const { id: orderId } = order
    await assertVersion(tx, order, refunding.version)
    const wish = toWish(refunding.wish, await findRefundableLines(tx, orderId))
    const { restock, madeBy } = refunding
    if (restock && restockedStates.includes(order.state))
      throw new ProblemError(409, 'invalid_input', ordersReplies.restockedBefore(order.state))
    if (restock && !(wish.kind === 'parts' && wish.lines.length > 0))
      throw new ProblemError(409, 'invalid_input', ordersReplies.restockWithoutLines)
    const at = clock()
    const asked = { order, wish, reason: 'order_refunded', requestedBy: 'shop', restock } as const
    const requested = await requestRefund(tx, { ...asked, at })
    if (requested.length === 0)
      throw new ProblemError(409, 'invalid_input', ordersReplies.nothingToRefund)
    const after = { restock, ...wish, ...(madeBy && { madeBy }) }
    const staffId = refunding.by ?? null
    await recordOrderAct(tx, order, { act: 'order_refund', staffId, after, at })
    if (madeBy) await recordMade(tx, services, { order, ids: requested, madeBy, at })
    return { orderId, ids: requested }
  })
  await sendRefunds(services, ids)
  return { orderId, ...(await readOutcome(database.sql, { orderId, ids, since })) }
}

function toWish(wish: Wish, lines: readonly RefundableLine[]): RefundWish {
  if (wish.kind !== 'places') return wish
  const named = wish.lines.map(({ place, quantity }) => {
    const line = lines[place - 1]
    if (!line) throw new ProblemError(409, 'invalid_input', ordersReplies.refundLineUnknown)
    return { id: line.id, quantity }
  })
  return { kind: 'parts', lines: named, fee: wish.fee }
}
