import type { Id } from '../../contract/api/ids'
import type { OrderState } from '../../contract/orderStates'
import { readOrderId } from '../cart/orderId'
import type { StaffAct } from '../orders/assertVersion'
import { changeOrderState } from '../orders/changeState'
import { findOrderState } from '../orders/queries'
import type { CheckoutServices } from './CheckoutServices'
import { endUnpaid } from './endUnpaid'

/** `restock` and `refund` are about a paid order, as in `changeOrderState`. */
type Cancel = { id: Id; restock?: boolean; refund?: boolean } & StaffAct
/** `isDone`: whether this call cancelled it; `to` is the state of the order in any case. */
type Cancelled = { id: number; from: OrderState; to: OrderState; isDone: boolean }

/**
 * The shop cancels an order, paid or not yet, with its articles and its money. One that was paid in
 * the last moment stays paid. Throws a ProblemError (404 or 409) as `changeOrderState` does.
 */
export async function cancelForShop(
  services: CheckoutServices,
  cancel: Cancel,
): Promise<Cancelled> {
  const { sql } = services.database
  const id = readOrderId(cancel.id)
  const from = id === undefined ? undefined : await findOrderState(sql, id)
  if (id === undefined || from !== 'en attente de paiement') {
    const changed = await changeOrderState(services, { ...cancel, state: 'annulée' })
    return { ...changed, isDone: true }
  }
  const end = { orderId: id, to: 'annulée', isMailed: true } as const
  const isDone = await endUnpaid(services, { ...cancel, ...end })
  const to = isDone ? end.to : ((await findOrderState(sql, id)) ?? from)
  return { id, from, to, isDone }
}
