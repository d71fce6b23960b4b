import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'
import { useCancelStaffOrderMutation } from './staffOrdersApi'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'

/** Cancels an order, behind a fold that says what follows. */
export function CancelOrder({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [cancel] = useCancelStaffOrderMutation()
  const { run, problem, isBusy } = useStaffChange()
  const send = () => cancel({ id: String(order.id), version: order.version }).unwrap()
  return (
    <details className={styles.more}>
      <summary>{words.cancel}</summary>
      <div>
        <p>{words.cancelWhat}</p>
        <ChangeProblem problem={problem} />
        <Button variant="danger" isBusy={isBusy} onClick={() => void run(send)}>
          {words.cancelSave}
        </Button>
      </div>
    </details>
  )
}
