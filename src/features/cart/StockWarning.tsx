import { cartWords } from '../../../wording/cart'
import { catalogueWords } from '../../../wording/catalogue'
import { Button } from '../../ui/Button'
import { useWords } from '../../ui/Shop'
import styles from './CartTable.module.css'

type Props = {
  left: number
  quantity: number
  /** Another line holds the same product, in another grind. */
  isShared: boolean
  isFixed: boolean
  onTakeLeft: () => void
}

/** Says that the stock is below the quantity, and offers what is possible. */
export function StockWarning({ left, quantity, isShared, isFixed, onTakeLeft }: Props) {
  const words = useWords(cartWords)
  const { onlyLeft } = useWords(catalogueWords)
  if (quantity <= left) return null
  if (left === 0)
    return (
      <p className={styles.refusal} role="alert">
        {isShared ? words.tooFewForGrinds : words.soldOut}
      </p>
    )
  return (
    <div role="alert">
      <p className={styles.refusal}>{onlyLeft(left)}</p>
      <Button variant="quiet" disabled={isFixed} onClick={onTakeLeft}>
        {words.takeLeft(left)}
      </Button>
    </div>
  )
}
