import { cartWords } from '../../../wording/cart'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import styles from './OrderSummary.module.css'

type Props = { cents: number; isCurrent: boolean }

/** The amount due, directly above the button that pays it (L.221-14). */
export function OrderTotal({ cents, isCurrent }: Props) {
  const words = useWords(cartWords)
  return (
    <dl className={styles.total} aria-live="polite" aria-atomic aria-busy={!isCurrent || undefined}>
      <dt>{words.total}</dt>
      <dd>
        <Price cents={cents} words={words.amount} />
      </dd>
    </dl>
  )
}
