import type { StaffOrderSummary } from '../../../../contract/api/staff/staffOrder'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { RowLink } from '../parts/RowLink'
import styles from './OrderList.module.css'
import { StateMark } from './StateMark'

type Props = {
  orders: readonly StaffOrderSummary[]
  /** Gives each row a box to tick. */
  pick?: { ticked: Pick<ReadonlySet<number>, 'has'>; onTick: (id: number) => void }
}

/** A row for each order, the whole of which opens it. */
export function OrderRows({ orders, pick }: Props) {
  const words = useWords(adminOrdersWords)
  return (
    <ul className={styles.rows}>
      {orders.map((order) => (
        <li key={order.id}>
          {pick && (
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={words.pick(order.id)}
                checked={pick.ticked.has(order.id)}
                onChange={() => pick.onTick(order.id)}
              />
            </label>
          )}
          <RowLink to={adminOrderPath(order.id)} className={styles.row}>
            <b>{order.id}</b>
            <span className={styles.who}>
              {order.name}
              {order.town && `, ${order.town}`}
            </span>
            <span>{words.modes[order.delivery]}</span>
            <span>{words.pieces(order.pieces)}</span>
            <span className={styles.sum}>
              <Price cents={order.cents} words={words.euros} />
            </span>
            <time dateTime={order.at}>{words.moment(order.at)}</time>
            <StateMark state={order.state} payment={order.payment} />
          </RowLink>
        </li>
      ))}
    </ul>
  )
}
