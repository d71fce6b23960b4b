import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { RefundsToMake } from './RefundsToMake'
import { useReceiveStaffPaymentMutation } from './staffOrdersApi'

/** Money that the shop receives or returns by itself: a transfer, or at the counter. */
export function MoneyStep({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [receive] = useReceiveStaffPaymentMutation()
  const { run, problem, isBusy } = useStaffChange()
  const change = { id: String(order.id), version: order.version }
  return (
    <>
      <ChangeProblem problem={problem} />
      {order.is_receivable && (
        <p>
          <Button isBusy={isBusy} onClick={() => void run(() => receive(change).unwrap())}>
            {words.received}
          </Button>
        </p>
      )}
      {order.refunds_to_make > 0 && <RefundsToMake order={order} />}
    </>
  )
}
