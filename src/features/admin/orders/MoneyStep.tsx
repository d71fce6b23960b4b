import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useConfirmStaffRefundsMutation, useReceiveStaffPaymentMutation } from './staffOrdersApi'

/** Money that the shop receives or returns by itself: a transfer, or at the counter. */
export function MoneyStep({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [receive] = useReceiveStaffPaymentMutation()
  const [confirm] = useConfirmStaffRefundsMutation()
  const { run, problem, isBusy } = useStaffChange()
  const { version, refunds_to_make: count } = order
  const change = { id: String(order.id), version }
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
      {count > 0 && (
        <p>
          {words.refundsToMake(count)}{' '}
          <Button isBusy={isBusy} onClick={() => void run(() => confirm(change).unwrap())}>
            {words.refundsMade}
          </Button>
        </p>
      )}
    </>
  )
}
