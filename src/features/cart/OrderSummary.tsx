import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { cartTotal, type Cart } from './Cart'
import styles from './OrderSummary.module.css'
import type { DeliveryAddress } from './useDeliveryAddress'

type Props = { cart: Cart; address: DeliveryAddress }

/** What will be owed and where the order goes, directly above the button (L.221-14). */
export function OrderSummary({ cart, address }: Props) {
  const words = useWords().cart
  return (
    <>
      <dl className={styles.summary}>
        <div>
          <dt>{address.mode === 'magasin' ? words.collectedAt : words.deliveredTo}</dt>
          <dd>{address.text.trim() || '–'}</dd>
        </div>
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>
            <Price cents={cartTotal(cart)} words={words.amount} />
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>{words.totalHint}</p>
    </>
  )
}
