import { Fragment } from 'react'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'

/** What is declared of an order and goes on, above what to do with it. */
export function OpenWithdrawals({ order: { withdrawals } }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  if (withdrawals.length === 0) return null
  return (
    <p role="status" className={styles.withdrawals}>
      {words.withdrawals}
      {withdrawals.map(({ id, state }) => (
        <Fragment key={id}>
          {' '}
          <Link to={adminPaths.withdrawals}>{words.withdrawal(id, state)}</Link>
        </Fragment>
      ))}
    </p>
  )
}
