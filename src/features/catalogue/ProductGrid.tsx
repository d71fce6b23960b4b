import type { ListedProduct } from './Product'
import { ProductCard, type ProductAction } from './ProductCard'
import styles from './ProductGrid.module.css'

const onPhone = 'calc(50vw - 1.5rem)'
const onTablet = '(min-width: 40rem) calc(33.3vw - 1.3rem)'
const inOneRow = '(min-width: 48rem) calc(25vw - 1.25rem)'
const onScreen = '(min-width: 64rem) calc(min(25vw, 18.75rem) - 1.625rem)'

type Props = {
  products: ListedProduct[]
  label: string
  heading?: 'h2' | 'h3'
  isAtTop?: boolean
  action?: ProductAction
}

export function ProductGrid({ products, label, heading, isAtTop = false, action }: Props) {
  const isOneRow = products.length === 4
  const sizes = [onScreen, ...(isOneRow ? [inOneRow] : []), onTablet, onPhone].join(', ')
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.serial}>
          <ProductCard
            product={product}
            action={action}
            heading={heading}
            sizes={sizes}
            isMain={isAtTop && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
