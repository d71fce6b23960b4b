import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { readMadeBy } from './readMadeBy'
import { RefundWay } from './RefundWay'
import { useConfirmStaffRefundsMutation } from './staffOrdersApi'

/** Refunds that the shop makes by itself, to be noted once the money has left. */
export function RefundsToMake({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [confirm] = useConfirmStaffRefundsMutation()
  const news = useStaffNews()
  const { version, refunds_to_make: count } = order
  async function submit(values: FormValues) {
    try {
      const made = { id: String(order.id), version, ...readMadeBy(values) }
      news.done(await confirm(made).unwrap())
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  return (
    <>
      <p>{words.refundsToMake(count)}</p>
      <Form submit={words.refundsMade} onSubmit={submit}>
        <RefundWay />
      </Form>
    </>
  )
}
