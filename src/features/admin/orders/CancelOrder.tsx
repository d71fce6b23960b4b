import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { Fold } from '../parts/Fold'
import { useCancelStaffOrderMutation } from './staffOrdersApi'

/** Cancels an order, behind a fold that says what follows. */
export function CancelOrder({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [cancel] = useCancelStaffOrderMutation()
  const send = () => cancel({ id: String(order.id), version: order.version }).unwrap()
  return (
    <Fold summary={words.cancel}>
      <div>
        <p>{words.cancelWhat(order)}</p>
        <ActButton variant="danger" act={send}>
          {words.cancelSave}
        </ActButton>
      </div>
    </Fold>
  )
}
