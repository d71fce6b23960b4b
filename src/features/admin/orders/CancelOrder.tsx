import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'
import { useCancelStaffOrderMutation } from './staffOrdersApi'
import { useOrderChange } from './useOrderChange'

/** Cancels an order, behind a fold that says what follows. */
export function CancelOrder({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [cancel] = useCancelStaffOrderMutation()
  const { run, problem, isBusy } = useOrderChange()
  const send = () => cancel({ id: String(order.id), version: order.version }).unwrap()
  return (
    <details className={styles.more}>
      <summary>{words.cancel}</summary>
      <div>
        <p>{words.cancelWhat}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button variant="danger" isBusy={isBusy} onClick={() => void run(send)}>
          {words.cancelSave}
        </Button>
      </div>
    </details>
  )
}
