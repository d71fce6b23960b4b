import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { manualMeans, type ManualMeans } from '../../../../contract/paymentMeans'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useReceiveStaffPaymentMutation } from './staffOrdersApi'

type Props = {
  order: StaffOrder
  variant?: 'quiet'
  isHandedOver?: boolean
  /** How the money came, in place of the means that was chosen. */
  by?: ManualMeans
  /** The order has stopped waiting for it. */
  isLate?: boolean
}

/**
 * Says that the money of a transfer, or at the counter, has arrived; at the counter also that the
 * client has taken the order along.
 */
export function ReceiveButton({ order, variant, isHandedOver = false, by, isLate = false }: Props) {
  const words = useWords(adminOrdersWords)
  const [receive] = useReceiveStaffPaymentMutation()
  const { run, problem, isBusy } = useStaffChange()
  // What the sheet shows: its client may have chosen other means since.
  const receivedBy = by ?? manualMeans.find((one) => one === order.means)
  const act = {
    version: order.version,
    ...(isHandedOver && { handed_over: true }),
    ...(receivedBy && { received_by: receivedBy }),
  }
  const send = () => receive({ id: String(order.id), ...act }).unwrap()
  function sayWhat(): string {
    if (isHandedOver) return by ? words.counterAndHandedOver : words.receivedAndHandedOver
    if (!by) return words.received
    return isLate ? words.lateBy[by] : words.receivedBy[by]
  }
  return (
    <>
      <ChangeProblem problem={problem} />
      <p>
        <Button {...(variant && { variant })} isBusy={isBusy} onClick={() => void run(send)}>
          {sayWhat()}
        </Button>
      </p>
    </>
  )
}
