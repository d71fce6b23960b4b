import { Link } from 'react-router-dom'
import { pathTo } from '../../paths'
import { useWords } from '../../ui/Shop'
import styles from './PaidOrder.module.css'

/** Stays after a payment, also when the cart is empty again. */
export function PaidOrder({ id }: { id: string }) {
  const words = useWords().cart
  return (
    <div className={styles.paid} role="status">
      <p>{words.paidOrder(id)}</p>
      <Link to={pathTo('order', id)}>{words.seeOrder}</Link>
    </div>
  )
}
