import type { ListedProduct } from './Product'
import { ProductCard } from './ProductCard'
import styles from './ProductGrid.module.css'

/** The cards that the first screen shows; the pictures of the others wait. */
const firstCards = 4

type Props = {
  products: ListedProduct[]
  label: string
  heading?: 'h2' | 'h3'
  isAtTop?: boolean
}

export function ProductGrid({ products, label, heading, isAtTop = false }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.serial}>
          <ProductCard
            product={product}
            heading={heading}
            place={isAtTop ? placeOf(index) : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

function placeOf(index: number) {
  if (index === 0) return 'main'
  return index < firstCards ? 'first' : undefined
}
