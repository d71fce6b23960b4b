import { bestCount } from '../../../contract/homeLimits'
import { catalogueWords } from '../../../wording/catalogue'
import { toProblem } from '../../api/Problem'
import { Failure } from '../../ui/Failure'
import { useWords } from '../../ui/Shop'
import styles from './BestProducts.module.css'
import { useListBestProductsQuery } from './catalogueApi'
import type { ProductAction } from './ProductCard'
import { ProductGrid } from './ProductGrid'
import { ProductGridSkeleton } from './ProductGridSkeleton'

export function BestProducts({ action }: { action?: ProductAction }) {
  const catalogue = useWords(catalogueWords)
  return (
    <section className={styles.best}>
      <h2>{catalogue.best}</h2>
      <BestContent action={action} />
    </section>
  )
}

function BestContent({ action }: { action?: ProductAction }) {
  const catalogue = useWords(catalogueWords)
  const { currentData: products, error, refetch } = useListBestProductsQuery(undefined)
  if (!products && error) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!products) return <ProductGridSkeleton cards={bestCount} />
  if (products.length === 0) return <p>{catalogue.noBest}</p>
  return <ProductGrid products={products} label={catalogue.best} heading="h3" action={action} />
}
