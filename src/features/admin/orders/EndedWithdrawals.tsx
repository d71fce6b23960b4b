import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'

/** What was declared of an order and is refused or refunded; the list of withdrawals drops it in time. */
export function EndedWithdrawals({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const { ended_withdrawals: ended = [] } = order
  if (ended.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.endedWithdrawals}</h2>
      <ul className={styles.log}>
        {ended.map(({ id, state, refusal }) => (
          <li key={id}>
            {words.endedWithdrawal(id, state)}
            {refusal !== null && <div className={styles.quiet}>{words.refusal(refusal)}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}
