import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import type { OrderState } from '../../../../contract/orderStates'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useChangeStaffOrderMutation } from './staffOrdersApi'

type Props = {
  order: StaffOrder
  state: OrderState
  /** What the button says in place of the state's own words. */
  name?: string
  restock?: boolean
  variant?: 'quiet'
}

/** Puts an order into another state. */
export function ChangeButton({ order, state, name, variant, ...more }: Props) {
  const words = useWords(adminOrdersWords)
  const [change] = useChangeStaffOrderMutation()
  const { run, problem, isBusy } = useStaffChange()
  const { version } = order
  const send = () => change({ id: String(order.id), version, state, ...more }).unwrap()
  return (
    <>
      <ChangeProblem problem={problem} />
      <Button {...(variant && { variant })} isBusy={isBusy} onClick={() => void run(send)}>
        {name ?? words.action(state, order.client.email !== null)}
      </Button>
    </>
  )
}
