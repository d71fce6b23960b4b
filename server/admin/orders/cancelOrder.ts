import { adminReplies as replies } from '../../../wording/replies/admin'
import { ordersReplies } from '../../../wording/replies/orders'
import { readOrderId } from '../../cart/orderId'
import type { CheckoutServices } from '../../checkout/CheckoutServices'
import { endUnpaid } from '../../checkout/endUnpaid'
import { ProblemError } from '../../http/ProblemError'
import { changeOrderState } from '../../orders/changeState'
import { findOrderState } from '../../orders/queries'
import { assertAsSeen } from './assertAsSeen'

type Cancel = { id: string; version: number; by: string }

/** Cancels an order, paid or not yet, with its articles and its money; 409 if it was too late. */
export async function cancelOrder(services: CheckoutServices, cancel: Cancel): Promise<void> {
  const { sql } = services.database
  const { version, by } = cancel
  const orderId = readOrderId(cancel.id)
  const state = orderId === undefined ? undefined : await findOrderState(sql, orderId)
  if (orderId === undefined || state !== 'en attente de paiement') {
    await changeOrderState(services, { ...cancel, state: 'annulée' })
    return
  }
  await assertAsSeen(services, { id: cancel.id, version })
  if (await endUnpaid(services, { orderId, to: 'annulée', isMailed: true, version, by })) return
  const isPaid = (await findOrderState(sql, orderId)) === 'payée'
  if (!isPaid) await assertAsSeen(services, { id: cancel.id, version })
  const message = isPaid ? replies.paidMeanwhile : ordersReplies.changedMeanwhile
  throw new ProblemError(409, 'order_changed', message)
}
