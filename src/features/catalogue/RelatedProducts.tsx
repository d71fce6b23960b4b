import { skipToken } from '@reduxjs/toolkit/query'
import { catalogueWords } from '../../../wording/catalogue'
import { useWords } from '../../ui/Shop'
import { useListProductsByCategoryQuery } from './catalogueApi'
import styles from './BestProducts.module.css'
import type { Product } from './Product'
import type { ProductAction } from './ProductCard'
import { ProductGrid } from './ProductGrid'
import { relatedArgs, relatedCount } from './relatedArgs'

type Props = { product: Product; action?: ProductAction }

/** Others of the same category; nothing if there are none, or if they do not load. */
export function RelatedProducts({ product: { serial, categoryId }, action }: Props) {
  const catalogue = useWords(catalogueWords)
  const asked = categoryId === null ? skipToken : relatedArgs(categoryId)
  const { currentData: list } = useListProductsByCategoryQuery(asked)
  const others = (list?.products ?? []).filter((one) => one.serial !== serial)
  if (others.length === 0) return null
  return (
    <section className={styles.best}>
      <h2>{catalogue.related}</h2>
      <ProductGrid
        products={others.slice(0, relatedCount)}
        label={catalogue.related}
        heading="h3"
        action={action}
      />
    </section>
  )
}
