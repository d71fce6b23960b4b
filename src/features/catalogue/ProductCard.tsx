import type { ReactNode } from 'react'
import { pathTo } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { factWords } from '../../../wording/facts'
import { Link } from '../../ui/Link'
import { Picture } from '../../ui/Picture'
import { Price } from '../../ui/Price'
import { useSettings, useWords } from '../../ui/Shop'
import { EarlierPrice } from './EarlierPrice'
import type { ListedProduct } from './Product'
import styles from './ProductCard.module.css'
import { StockWord } from './StockWord'
import { weightText } from './weight'

/** A component with the product's command, such as the button that adds it. */
export type ProductAction = (product: ListedProduct) => ReactNode

type Props = {
  action?: ProductAction
  product: ListedProduct
  /** The heading's rank within the page. */
  heading?: 'h2' | 'h3'
  /** Its picture is the largest of the first screen. */
  isMain?: boolean
  /** The picture's width. */
  sizes: string
}

export function ProductCard({ product, heading: Heading = 'h2', isMain, sizes, action }: Props) {
  const catalogue = useWords(catalogueWords)
  // Without VAT, no price has one in it.
  const { vatFranchise } = useSettings().seller
  const priceWords = vatFranchise ? catalogue.detailPrice : catalogue.cardPrice
  return (
    <article className={styles.card}>
      <Picture picture={product.picture} alt={product.name} sizes={sizes} isMain={isMain} />
      <Heading className={styles.name}>
        <Link to={pathTo('product', product.serial)} className={styles.link}>
          {product.name}
        </Link>
      </Heading>
      <Origin product={product} />
      <p className={styles.price}>
        <Price cents={product.priceCents} words={priceWords} />
      </p>
      <EarlierPrice product={product} words={priceWords} isBrief />
      {product.unitPriceCents !== null && (
        <p className={styles.perKilo}>
          <Price cents={product.unitPriceCents} words={catalogue.unitPrice(product.isPerLitre)} />
        </p>
      )}
      <StockWord stock={product.stock} />
      {action && <div className={styles.action}>{action(product)}</div>}
    </article>
  )
}

/** What decides: notes and use, or where it comes from; then its weight. */
function Origin({ product: { country, weightGrams, facts } }: { product: ListedProduct }) {
  const catalogue = useWords(catalogueWords)
  const words = useWords(factWords)
  const said = [words.card(facts) || country, weightGrams && weightText(weightGrams, catalogue)]
  const text = said.filter(Boolean).join('\u00a0· ')
  return text && <p className={styles.origin}>{text}</p>
}
