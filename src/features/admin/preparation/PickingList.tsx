import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { useWords } from '../../../ui/Shop'
import { OrderToPack } from './OrderToPack'
import { PickTable } from './PickTable'
import type { Preparation } from './staffPreparationApi'
import styles from './print.module.css'

/** What is taken from the shelves for all orders together, then what belongs to each. */
export function PickingList({ preparation: { picks, orders } }: { preparation: Preparation }) {
  const words = useWords(adminPreparationWords)
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <section>
        <h2>
          {words.picksTitle} <small className={styles.quiet}>{words.pieces(pieces)}</small>
        </h2>
        <PickTable picks={picks} />
      </section>
      <section>
        <h2>{words.ordersTitle}</h2>
        <ol className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderToPack order={order} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
