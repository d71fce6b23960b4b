import { ordersWords } from '../../../wording/orders'
import { Mark } from '../../ui/Mark'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './Letterhead.module.css'

/** The seller, at the head of a printed order, in place of the shop's header. */
export function Letterhead() {
  const words = useWords(ordersWords)
  const { seller } = useSettings()
  return (
    <address className={styles.letterhead}>
      <Mark />
      <div>
        <p className={styles.name}>{seller.name}</p>
        {seller.address && <p>{seller.address}</p>}
        {seller.siret && <p>{words.siret(seller.siret)}</p>}
      </div>
    </address>
  )
}
