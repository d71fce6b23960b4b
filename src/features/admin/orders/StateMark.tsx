import type { OrderState } from '../../../../contract/orderStates'
import type { PaymentState } from '../../../../contract/paymentStates'
import { StateLabel } from '../parts/StateLabel'
import styles from './StateMark.module.css'

type Props = { state: OrderState; payment: PaymentState }

/** The state of an order, and that of its money where it is another story. */
export function StateMark({ state, payment }: Props) {
  const isTold = payment === 'payée' || payment === 'sans objet' || payment === 'à payer'
  return (
    <span className={styles.marks}>
      <StateLabel state={state} />
      {!isTold && <StateLabel state={payment} />}
    </span>
  )
}
