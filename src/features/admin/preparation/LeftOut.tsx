import { Fragment } from 'react'
import { adminOrderPath, adminPaths } from '../../../../contract/site/adminPaths'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { StateLabel } from '../parts/StateLabel'
import type { Preparation } from './staffPreparationApi'
import styles from './print.module.css'

type Props = {
  orders: Preparation['left_out']
  /** What is printed counts these orders too. */
  isPrinted: boolean
}

/** Chosen orders of which nothing is printed. */
export function LeftOut({ orders, isPrinted }: Props) {
  const words = useWords(adminPreparationWords)
  if (orders.length === 0) return null
  return (
    <p role="status" data-is-printed={isPrinted || undefined} className={styles.leftOut}>
      {words.leftOut(orders.length)}{' '}
      {orders.map(({ id, state, is_withdrawn: isWithdrawn }) => (
        <Fragment key={id}>
          <Link to={adminOrderPath(id)}>{id}</Link> <StateLabel state={state ?? words.unknown} />{' '}
          {isWithdrawn && <Link to={adminPaths.withdrawals}>{words.withdrawn}</Link>}{' '}
        </Fragment>
      ))}
    </p>
  )
}
