import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import type { OrderState } from '../../../../contract/orderStates'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useChangeStaffOrderMutation } from './staffOrdersApi'

type Props = { order: StaffOrder; state: OrderState; restock?: boolean; variant?: 'quiet' }

/** Puts an order into another state. */
export function ChangeButton({ order, state, variant, ...more }: Props) {
  const words = useWords(adminOrdersWords)
  const [change] = useChangeStaffOrderMutation()
  const { run, problem, isBusy } = useStaffChange()
  const { version } = order
  const send = () => change({ id: String(order.id), version, state, ...more }).unwrap()
  return (
    <>
      <ChangeProblem problem={problem} />
      <Button {...(variant && { variant })} isBusy={isBusy} onClick={() => void run(send)}>
        {words.action(state)}
      </Button>
    </>
  )
}
