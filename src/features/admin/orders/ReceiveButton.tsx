import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useReceiveStaffPaymentMutation } from './staffOrdersApi'

type Props = { order: StaffOrder; variant?: 'quiet' }

/** Says that the money of a transfer, or at the counter, has arrived. */
export function ReceiveButton({ order, variant }: Props) {
  const words = useWords(adminOrdersWords)
  const [receive] = useReceiveStaffPaymentMutation()
  const { run, problem, isBusy } = useStaffChange()
  const send = () => receive({ id: String(order.id), version: order.version }).unwrap()
  return (
    <>
      <ChangeProblem problem={problem} />
      <p>
        <Button {...(variant && { variant })} isBusy={isBusy} onClick={() => void run(send)}>
          {words.received}
        </Button>
      </p>
    </>
  )
}
