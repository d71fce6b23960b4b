import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { manualMeans } from '../../../../contract/paymentMeans'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { ReceiveButton } from './ReceiveButton'

/** Money that arrives after the order has stopped waiting for it, behind what becomes of it. */
export function LatePayment({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  return (
    <Fold summary={words.late}>
      <div>
        <p>{words.lateWhat(order.state)}</p>
        {manualMeans.map((by) => (
          <ReceiveButton key={by} order={order} variant="quiet" by={by} isLate />
        ))}
      </div>
    </Fold>
  )
}
