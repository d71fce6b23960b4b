import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../paths'
import { Picture } from '../../ui/Picture'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'
import { pricePerKilo, type ListedProduct } from './Product'
import styles from './ProductCard.module.css'
import { StockWord } from './StockWord'

/** Two columns on a phone, three on a tablet, four on a screen. */
const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 45vw'

type Props = {
  product: ListedProduct
  /** The heading's rank among those around. */
  heading?: 'h2' | 'h3'
  place?: ComponentProps<typeof Picture>['place']
}

export function ProductCard({ product, heading: Heading = 'h2', place }: Props) {
  const { catalogue } = useWords()
  const perKilo = pricePerKilo(product)
  return (
    <article className={styles.card}>
      <Picture picture={product.picture} alt={product.name} sizes={sizes} place={place} />
      <Heading className={styles.name}>
        <Link to={pathTo('product', product.serial)} className={styles.link}>
          {product.name}
        </Link>
      </Heading>
      <p className={styles.price}>
        <Price cents={product.priceCents} words={catalogue.cardPrice} />
      </p>
      {perKilo !== null && (
        <p className={styles.perKilo}>
          <Price cents={perKilo} words={catalogue.pricePerKilo} />
        </p>
      )}
      <StockWord stock={product.stock} />
    </article>
  )
}
