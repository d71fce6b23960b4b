import { skipToken } from '@reduxjs/toolkit/query'
import { relatedCount } from '../../../contract/lists'
import { catalogueWords } from '../../../wording/catalogue'
import { useWords } from '../../ui/Shop'
import styles from './BestProducts.module.css'
import { useListProductsByCategoryQuery, useListRelatedQuery } from './catalogueApi'
import type { Product } from './Product'
import type { ProductAction } from './ProductCard'
import { ProductGrid } from './ProductGrid'

type Props = { product: Product; action?: ProductAction }

/**
 * Others that share most with a product, or of its category where the host does not know them;
 * nothing if there are none.
 */
export function RelatedProducts({ product: { serial, categoryId }, action }: Props) {
  const catalogue = useWords(catalogueWords)
  const { currentData: related } = useListRelatedQuery(serial)
  const { currentData: list } = useListProductsByCategoryQuery(
    related === null && categoryId !== null
      ? { categoryId, sort: 'asc', page: 1, perPage: relatedCount + 1 }
      : skipToken,
  )
  const others = (related ?? list?.products ?? [])
    .filter((one) => one.serial !== serial)
    .slice(0, relatedCount)
  if (others.length === 0) return null
  return (
    <section className={styles.best}>
      <h2>{catalogue.related}</h2>
      <ProductGrid products={others} label={catalogue.related} heading="h3" action={action} />
    </section>
  )
}
