import { cartWords } from '../../../wording/cart'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import type { CartLine } from './Cart'
import styles from './CartTable.module.css'

/** The price of one piece, and of a kilo or a litre where the law asks for it. */
export function UnitPrice({ line }: { line: CartLine }) {
  const { priceCents, perKiloCents, perLitreCents } = line
  const unitCents = perLitreCents ?? perKiloCents
  const words = useWords(cartWords)
  if (priceCents === null) return null
  return (
    <small className={styles.unitPrice}>
      <Price cents={priceCents} words={words.each} />
      {unitCents !== null && (
        <>
          {' '}
          <Price
            cents={unitCents}
            words={perLitreCents === null ? words.perKilo : words.perLitre}
          />
        </>
      )}
    </small>
  )
}
