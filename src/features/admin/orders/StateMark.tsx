import type { OrderState } from '../../../../contract/orderStates'
import type { PaymentState } from '../../../../contract/paymentStates'
import styles from './StateMark.module.css'

type Props = { state: OrderState; payment: PaymentState }

/** The state of an order, and that of its money where it is another story. */
export function StateMark({ state, payment }: Props) {
  const isTold = payment === 'payée' || payment === 'sans objet' || payment === 'à payer'
  return (
    <span className={styles.marks}>
      <span className={styles.mark} data-state={state}>
        {state}
      </span>
      {!isTold && <span className={styles.mark}>{payment}</span>}
    </span>
  )
}
