import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { ReceiveButton } from './ReceiveButton'
import { RefundsToMake } from './RefundsToMake'

/** Money that the shop receives or returns by itself: a transfer, or at the counter. */
export function MoneyStep({ order }: { order: StaffOrder }) {
  return (
    <>
      {order.is_receivable && <ReceiveButton order={order} />}
      {order.refunds_to_make > 0 && <RefundsToMake order={order} />}
    </>
  )
}
