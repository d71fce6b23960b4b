import { cartWords } from '../../../wording/cart'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Cart } from './Cart'
import { CartRow } from './CartRow'
import styles from './CartTable.module.css'
import type { CartNews } from './compareCarts'
import type { CartChanges } from './useCartChanges'

type Props = { cart: Cart; changes: CartChanges; news: CartNews | null; isFixed: boolean }

export function CartTable({ cart, changes, news, isFixed }: Props) {
  const words = useWords(cartWords)
  return (
    <table className={styles.table} aria-label={words.lines}>
      <thead>
        <tr>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.lines.map((line) => (
          <CartRow
            key={line.lineId}
            line={line}
            changes={changes}
            news={news?.lines[line.lineId]}
            isFixed={isFixed}
          />
        ))}
      </tbody>
    </table>
  )
}
