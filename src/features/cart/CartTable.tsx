import { cartWords } from '../../../wording/cart'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Cart } from './Cart'
import { CartRow } from './CartRow'
import styles from './CartTable.module.css'
import type { CartNews } from './compareCarts'
import type { LineCommands } from './useLineCommands'

type Props = {
  clientId: string
  cart: Cart
  commands: LineCommands
  news: CartNews | null
  isFixed: boolean
}

export function CartTable({ clientId, cart, commands, news, isFixed }: Props) {
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
            clientId={clientId}
            line={line}
            commands={commands}
            news={news?.lines[line.lineId]}
            isShared={cart.lines.filter(({ serial }) => serial === line.serial).length > 1}
            isFixed={isFixed}
          />
        ))}
      </tbody>
    </table>
  )
}
