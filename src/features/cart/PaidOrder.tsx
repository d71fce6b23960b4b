import { cartWords } from '../../../wording/cart'
import { pathTo } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { useWords } from '../../ui/Shop'
import styles from './PaidOrder.module.css'

/** Stays after a payment, also when the cart is empty again. */
export function PaidOrder({ id }: { id: string }) {
  const words = useWords(cartWords)
  return (
    <div className={styles.paid} role="status">
      <p>{words.paidOrder(id)}</p>
      <ButtonLink to={pathTo('order', id)}>{words.seeOrder}</ButtonLink>
    </div>
  )
}
