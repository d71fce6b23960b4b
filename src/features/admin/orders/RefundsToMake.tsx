import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { StaffForm } from '../parts/StaffForm'
import { readMadeBy } from './readMadeBy'
import { RefundWay } from './RefundWay'
import { useConfirmStaffRefundsMutation } from './staffOrdersApi'

/** Refunds that the shop makes by itself, to be noted once the money has left. */
export function RefundsToMake({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [confirm] = useConfirmStaffRefundsMutation()
  const { version, refunds_to_make: count } = order
  function save(values: FormValues) {
    return confirm({ id: String(order.id), version, ...readMadeBy(values) }).unwrap()
  }
  return (
    <>
      <p>{words.refundsToMake(count)}</p>
      <StaffForm submit={words.refundsMade} save={save}>
        <RefundWay />
      </StaffForm>
    </>
  )
}
