import type { ListedProduct } from './Product'
import { ProductCard, type ProductAction } from './ProductCard'
import styles from './ProductGrid.module.css'

/** The cards that the first screen shows; the pictures of the others wait. */
const firstCards = 4

type Props = {
  products: ListedProduct[]
  label: string
  heading?: 'h2' | 'h3'
  isAtTop?: boolean
  action?: ProductAction
}

export function ProductGrid({ products, label, heading, isAtTop = false, action }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.serial}>
          <ProductCard
            product={product}
            action={action}
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
