import { catalogueWords } from '../../../wording/catalogue'
import { useWords } from '../../ui/Shop'
import styles from './StockWord.module.css'

/** Up to this many, the card says how many are left. */
const few = 5

/** A low or empty stock; otherwise nothing. */
export function StockWord({ stock }: { stock: number }) {
  const catalogue = useWords(catalogueWords)
  if (stock > few) return null
  return (
    <p className={styles.word} data-sold-out={stock === 0}>
      {stock === 0 ? catalogue.soldOut : catalogue.fewLeft(stock)}
    </p>
  )
}
