import { cartWords } from '../../../wording/cart'
import { useWords } from '../../ui/Shop'
import styles from './OrderSummary.module.css'
import type { DeliveryAddress } from './useDeliveryAddress'

/** Where the order goes. */
export function OrderSummary({ address }: { address: DeliveryAddress }) {
  const words = useWords(cartWords)
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{address.mode === 'magasin' ? words.collectedAt : words.deliveredTo}</dt>
        <dd>{address.text.trim() || '–'}</dd>
      </div>
    </dl>
  )
}
