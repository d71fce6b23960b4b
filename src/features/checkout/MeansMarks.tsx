import type { PaymentMeans } from '../../../contract/paymentMeans'
import { checkoutWords } from '../../../wording/checkout'
import { useWords } from '../../ui/Shop'
import styles from './MeansMarks.module.css'

const drawings: Partial<Record<PaymentMeans, string>> = {
  transfer: 'M3 9 12 4l9 5M5 9v8m5-8v8m4-8v8m5-8v8M3 19h18',
  counter: 'M4 9h16l-1-5H5zM5 9v11h14V9M9 20v-6h6v6',
}

/** The signs by which a way to pay is recognised. */
export function MeansMarks({ means }: { means: PaymentMeans }) {
  const words = useWords(checkoutWords)
  const drawing = drawings[means]
  if (means === 'card')
    return (
      <span aria-hidden="true" className={styles.marks}>
        {words.cardMarks.map((mark) => (
          <span key={mark} className={styles.mark}>
            {mark}
          </span>
        ))}
      </span>
    )
  return drawing ? (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.drawing}>
      <path d={drawing} />
    </svg>
  ) : null
}
