import type { OrderState } from '../../contract/orderStates'
import { ordersReplies } from '../../wording/replies/orders'
import { ProblemError } from '../http/ProblemError'
import type { LockedOrder } from './lockOrder'
import type { Shipment } from './shipment'
import { nextStatesOfPaid } from './stateMachine'

/**
 * The articles of a returned parcel may be spoilt, so the shopkeeper must say whether they are
 * restocked.
 */
export function assertRestockSaid({ to }: { to: OrderState }, restock: boolean | undefined): void {
  if (to === 'retournée' && restock === undefined)
    throw new ProblemError(409, 'invalid_input', ordersReplies.restockUnsaid)
  if (to !== 'retournée' && restock !== undefined)
    throw new ProblemError(409, 'invalid_input', ordersReplies.restockElsewhere(to))
}

/**
 * From and to which state an order goes, or what a correction of its shipment replaces. Throws for a
 * state that does not follow from its own.
 */
export function possibleChange(order: LockedOrder, state: string, shipment?: Shipment) {
  const from = order.state
  if (from === 'expédiée' && state === from && shipment)
    return { from, to: from, corrected: shipmentBefore(order, shipment) }
  const allowed = nextStatesOfPaid(from, order.delivery)
  const to = allowed.find((one) => one === state)
  const named = from === 'en attente de paiement' ? ['annulée'] : allowed
  if (!to) {
    const message =
      state === 'remboursée'
        ? ordersReplies.refundByCommand(order.id)
        : ordersReplies.impossibleChange(from, state, named)
    throw new ProblemError(409, 'invalid_input', message)
  }
  return { from, to, corrected: undefined }
}

/** What a correction replaces; nothing for a parcel without a number. Throws for the same shipment. */
function shipmentBefore({ carrier, trackingNumber }: LockedOrder, next: Shipment) {
  if (carrier === next.carrier && trackingNumber === next.trackingNumber)
    throw new ProblemError(409, 'invalid_input', ordersReplies.sameShipment)
  return trackingNumber === null ? {} : { carrier, trackingNumber }
}
