import { cartWords } from '../../../wording/cart'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import type { CartLine } from './Cart'
import styles from './CartTable.module.css'

/** The price of one piece, and of a kilo where the law asks for it. */
export function UnitPrice({ line: { priceCents, perKiloCents } }: { line: CartLine }) {
  const words = useWords(cartWords)
  if (priceCents === null) return null
  return (
    <small className={styles.unitPrice}>
      <Price cents={priceCents} words={words.each} />
      {perKiloCents !== null && (
        <>
          {' '}
          <Price cents={perKiloCents} words={words.perKilo} />
        </>
      )}
    </small>
  )
}
