import { cartWords } from '../../../wording/cart'
import { formatAmount } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import type { CartLine } from './Cart'
import styles from './CartTable.module.css'
import type { LineNews } from './compareCarts'

type Props = { news: LineNews; line: CartLine }

/** What changed on a line since it was shown, until the line changes again. */
export function LineChange({ news: { before, after }, line }: Props) {
  const words = useWords(cartWords)
  const amount = (cents: number | null) => words.amount(formatAmount(cents ?? 0))
  const isPrice = before && before.priceCents !== after.priceCents
  const isQuantity =
    before && before.quantity !== after.quantity && line.quantity === after.quantity
  return (
    <>
      {!before && <p className={styles.news}>{words.addedMeanwhile}</p>}
      {isPrice && line.priceCents === after.priceCents && (
        <p className={styles.news}>
          {words.priceMoved(amount(before.priceCents), amount(after.priceCents))}
        </p>
      )}
      {isQuantity && (
        <p className={styles.news}>{words.quantityMoved(before.quantity, after.quantity)}</p>
      )}
    </>
  )
}
