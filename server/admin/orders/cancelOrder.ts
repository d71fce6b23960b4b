import { adminReplies as replies } from '../../../wording/replies/admin'
import { ordersReplies } from '../../../wording/replies/orders'
import type { CheckoutServices } from '../../checkout/CheckoutServices'
import { cancelForShop } from '../../checkout/cancelForShop'
import { ProblemError } from '../../http/ProblemError'
import { assertAsSeen } from './assertAsSeen'

type Cancel = { id: string; version: number; by: string }

/** Cancels an order, paid or not yet, with its articles and its money; 409 if it was too late. */
export async function cancelOrder(services: CheckoutServices, cancel: Cancel): Promise<void> {
  await assertAsSeen(services, cancel)
  const { isDone, to } = await cancelForShop(services, cancel)
  if (isDone) return
  const isPaid = to === 'payée'
  if (!isPaid) await assertAsSeen(services, cancel)
  const message = isPaid ? replies.paidMeanwhile : ordersReplies.changedMeanwhile
  throw new ProblemError(409, 'order_changed', message)
}
