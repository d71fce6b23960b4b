import { cartWords } from '../../../wording/cart'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import type { CartLine } from './Cart'
import styles from './CartTable.module.css'

/** The price of one piece, and of a kilo or a litre where the law asks for it. */
export function UnitPrice({ line }: { line: CartLine }) {
  const { priceCents, unitPriceCents, isPerLitre } = line
  const words = useWords(cartWords)
  if (priceCents === null) return null
  return (
    <small className={styles.unitPrice}>
      <Price cents={priceCents} words={words.each} />
      {unitPriceCents !== null && (
        <>
          {' '}
          <Price cents={unitPriceCents} words={words.unitPrice(isPerLitre)} />
        </>
      )}
    </small>
  )
}
