import type { Carrier } from '../../../contract/carriers'
import type { OrderState } from '../../../contract/orderStates'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { wrongField } from '../../http/wrongField'
import type { RefundWish } from '../../orders/refunds/refundRules'
import type { Shipment } from '../../orders/shipment'
import { isOver } from '../../orders/stateMachine'

/**
 * Whether what is noted of an order is erased some day: with the account, or once the order of an
 * erased account is over.
 */
export const mayNote = (isClientDeleted: boolean, state: OrderState): boolean =>
  !isClientDeleted || !isOver(state)

type TypedShipment = { carrier?: Carrier | undefined; tracking_number?: string | undefined }

/** Carrier and number of a parcel; undefined for one without. Throws a ProblemError (400) for half. */
export function readShipment(typed: TypedShipment): Shipment | undefined {
  const { carrier } = typed
  const trackingNumber = (typed.tracking_number ?? '').replace(/\s/g, '').toUpperCase()
  if (!trackingNumber && !carrier) return undefined
  if (!carrier || !/^[A-Z0-9-]{4,40}$/.test(trackingNumber))
    throw wrongField('tracking_number', replies.trackingIncomplete)
  return { carrier, trackingNumber }
}

type TypedRefund = {
  cents?: number | undefined
  lines?: { id: string; quantity: number }[] | undefined
  fee?: boolean | undefined
}

/** What is to be refunded; throws a ProblemError (400) for nothing, and for both ways at once. */
export function readRefund({ cents, lines = [], fee = false }: TypedRefund): RefundWish {
  const hasParts = lines.length > 0 || fee
  if ((cents === undefined) === !hasParts) throw wrongField('cents', replies.refundUnsaid)
  return cents === undefined ? { kind: 'parts', lines, fee } : { kind: 'amount', cents }
}
