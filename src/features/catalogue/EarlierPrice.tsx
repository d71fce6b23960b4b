import { catalogueWords } from '../../../wording/catalogue'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './EarlierPrice.module.css'
import type { ListedProduct } from './Product'

type Props = {
  product: ListedProduct
  /** In the words of the price beside it. */
  words: (amount: string) => string
  /** Without room, what the struck price is, is said to screen readers alone. */
  isBrief?: boolean
}

/** The struck price of a reduced product, and by how much it is reduced. */
export function EarlierPrice({ product: { priceCents, earlierCents }, words, isBrief }: Props) {
  const { earlierPrice, reducedBy } = useWords(catalogueWords)
  if (!earlierCents) return null
  // Rounded down: never more than what it is.
  const percent = Math.floor(100 - (100 * priceCents) / earlierCents)
  return (
    <p className={styles.earlier}>
      {isBrief ? <VisuallyHidden>{earlierPrice}</VisuallyHidden> : earlierPrice}
      <s>
        <Price cents={earlierCents} words={words} />
      </s>
      {percent > 0 && <strong className={styles.percent}> {reducedBy(percent)}</strong>}
    </p>
  )
}
