import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { ReceiveButton } from './ReceiveButton'
import { RefundsToMake } from './RefundsToMake'

/** Money that the shop receives or returns by itself: a transfer, or at the counter. */
export function MoneyStep({ order }: { order: StaffOrder }) {
  const isAtCounter = order.means === 'counter'
  return (
    <>
      {order.is_receivable && isAtCounter && <ReceiveButton order={order} isHandedOver />}
      {order.is_receivable && (
        <ReceiveButton order={order} {...(isAtCounter && { variant: 'quiet' })} />
      )}
      {order.is_receivable && (
        <ReceiveButton order={order} variant="quiet" by={isAtCounter ? 'transfer' : 'counter'} />
      )}
      {order.is_receivable && !isAtCounter && order.delivery === 'magasin' && (
        <ReceiveButton order={order} variant="quiet" by="counter" isHandedOver />
      )}
      {order.refunds_to_make > 0 && <RefundsToMake order={order} />}
    </>
  )
}
