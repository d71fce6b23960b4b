import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'
import { useConfirmStaffRefundsMutation, useReceiveStaffPaymentMutation } from './staffOrdersApi'
import { useOrderChange } from './useOrderChange'

/** Money that the shop receives or returns by itself: a transfer, or at the counter. */
export function MoneyStep({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [receive] = useReceiveStaffPaymentMutation()
  const [confirm] = useConfirmStaffRefundsMutation()
  const { run, problem, isBusy } = useOrderChange()
  const { version, refunds_to_make: count } = order
  const change = { id: String(order.id), version }
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
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
