import { ordersWords } from '../../../wording/orders'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Order } from './Order'
import styles from './OrderTimeline.module.css'
import { timelineOf } from './timeline'

type Props = Pick<Order, 'state' | 'delivery' | 'payment' | 'means'>

/** The steps of an order, and the step that it has reached. */
export function OrderTimeline({ state, delivery, payment, means }: Props) {
  const words = useWords(ordersWords)
  const steps = timelineOf(state, delivery, payment !== 'sans objet', means === 'counter')
  if (steps.length === 0) return null
  return (
    <ol className={styles.timeline} aria-label={words.timeline}>
      {steps.map((step) => (
        <li
          key={step.state}
          data-is={step.is}
          aria-current={step.is === 'now' ? 'step' : undefined}
        >
          {step.state}
          <VisuallyHidden>{words.step[step.is]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
