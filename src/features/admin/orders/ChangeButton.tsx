import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import type { OrderState } from '../../../../contract/orderStates'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
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
  const { version } = order
  const send = () => change({ id: String(order.id), version, state, ...more }).unwrap()
  return (
    <ActButton {...(variant && { variant })} act={send}>
      {name ?? words.action(state, order.client.email !== null)}
    </ActButton>
  )
}
