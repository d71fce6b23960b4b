import { cartWords } from '../../../wording/cart'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { cartTotal, type Cart } from './Cart'
import styles from './OrderSummary.module.css'

/** The amount due, directly above the button that pays it (L.221-14). */
export function CartTotal({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  return (
    <dl className={styles.summary} aria-live="polite" aria-atomic>
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <Price cents={cartTotal(cart)} words={words.amount} />
        </dd>
        <dd className={styles.hint}>{words.totalHint}</dd>
      </div>
    </dl>
  )
}
