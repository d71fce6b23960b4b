import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { Fold } from '../parts/Fold'
import { useCancelStaffOrderMutation } from './staffOrdersApi'

/** Cancels an order, behind a fold that says what follows. */
export function CancelOrder({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [cancel] = useCancelStaffOrderMutation()
  const { run, problem, isBusy } = useStaffChange()
  const send = () => cancel({ id: String(order.id), version: order.version }).unwrap()
  return (
    <Fold summary={words.cancel}>
      <div>
        <p>{words.cancelWhat(order)}</p>
        <ChangeProblem problem={problem} />
        <Button variant="danger" isBusy={isBusy} onClick={() => void run(send)}>
          {words.cancelSave}
        </Button>
      </div>
    </Fold>
  )
}
