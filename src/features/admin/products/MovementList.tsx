import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminStockWords } from '../../../../wording/admin/stock'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import styles from './Stock.module.css'

type Props = { movements: StaffProduct['movements'] }

/** The last movements of a stock, newest first: how many pieces, why, when and by whom. */
export function MovementList({ movements }: Props) {
  const words = useWords(adminStockWords)
  return (
    <ol className={styles.movements}>
      {movements.map(({ at, change, cause, order, who }, place) => (
        <li key={place}>
          <b>{words.change(change)}</b>
          <span>
            {words.causes[cause]}
            {order !== null && (
              <>
                {' '}
                <Link to={adminOrderPath(order)}>{order}</Link>
              </>
            )}
          </span>
          <span className={styles.quiet}>
            <time dateTime={at}>{words.moment(at)}</time>
            {who && `, ${who}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
