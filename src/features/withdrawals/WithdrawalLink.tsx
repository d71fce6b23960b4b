import { dateWords } from '../../../wording/dates'
import { withdrawalWords } from '../../../wording/withdrawals'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import { withdrawalOf } from './orderLink'
import { useListWithdrawableQuery } from './withdrawalsApi'
import styles from './WithdrawalLink.module.css'

/** On the page of an order that can still be withdrawn from; nothing on any other. */
export function WithdrawalLink({ clientId, orderId }: { clientId: string; orderId: string }) {
  const { here, own } = useWords(withdrawalWords)
  const { currentData } = useListWithdrawableQuery({ clientId })
  const order = currentData?.orders.find(({ id }) => id === orderId)
  // The room stays: below it nothing moves, neither before the answer nor after it.
  if (!order || order.isLate) return <div className={styles.waiting} />
  return (
    <p className={styles.link}>
      <Link to={withdrawalOf(orderId)}>{here}</Link>{' '}
      {order.deadline === null ? own.open : own.until(dateWords(order.deadline))}
    </p>
  )
}
