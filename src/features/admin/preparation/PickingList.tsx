import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { useWords } from '../../../ui/Shop'
import { OrderToPack } from './OrderToPack'
import { PickTable } from './PickTable'
import styles from './print.module.css'
import type { Preparation } from './staffPreparationApi'
import { useTicks } from './useTicks'

type Props = {
  /** The name of the list, for its ticks. */
  list: string
  preparation: Preparation
}

/** What is taken from the shelves for all orders together, then what belongs to each. */
export function PickingList({ list, preparation: { picks, orders } }: Props) {
  const ticks = useTicks(list)
  const words = useWords(adminPreparationWords)
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <section>
        <h2>
          {words.picksTitle} <small className={styles.quiet}>{words.pieces(pieces)}</small>
        </h2>
        <PickTable picks={picks} ticks={ticks} />
      </section>
      <section>
        <h2>{words.ordersTitle}</h2>
        <ol className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderToPack order={order} ticks={ticks} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
