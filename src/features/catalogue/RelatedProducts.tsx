import { catalogueWords } from '../../../wording/catalogue'
import { useWords } from '../../ui/Shop'
import styles from './BestProducts.module.css'
import { useListRelatedQuery } from './catalogueApi'
import type { Product } from './Product'
import type { ProductAction } from './ProductCard'
import { ProductGrid } from './ProductGrid'

type Props = { product: Product; action?: ProductAction }

/** Others that share most with a product; nothing if there are none, or if they do not load. */
export function RelatedProducts({ product: { serial }, action }: Props) {
  const catalogue = useWords(catalogueWords)
  const { currentData: others } = useListRelatedQuery(serial)
  if (!others?.length) return null
  return (
    <section className={styles.best}>
      <h2>{catalogue.related}</h2>
      <ProductGrid products={others} label={catalogue.related} heading="h3" action={action} />
    </section>
  )
}
