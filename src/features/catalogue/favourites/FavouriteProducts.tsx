import { favouriteWords } from '../../../../wording/favourites'
import { toProblem } from '../../../api/Problem'
import { Failure } from '../../../ui/Failure'
import { RetryLine } from '../../../ui/RetryLine'
import { useWords } from '../../../ui/Shop'
import type { ProductAction } from '../ProductCard'
import { ProductGrid } from '../ProductGrid'
import { ProductGridSkeleton } from '../ProductGridSkeleton'
import styles from './Favourites.module.css'
import { useListProductsByReferenceQuery, type Referenced } from './favouritesApi'
import { RemoveFavourite } from './RemoveFavourite'

type Props = {
  serials: readonly string[]
  action: ProductAction
  onRemove: (serial: string) => Promise<void>
}

/** The cards of what is sold, and the names of what no longer is. */
export function FavouriteProducts({ serials, action, onRemove }: Props) {
  const words = useWords(favouriteWords)
  // The products of the previous list remain until those of the new one arrive.
  const { data, isFetching, error, refetch } = useListProductsByReferenceQuery(serials)
  if (error && !data) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!data) return <ProductGridSkeleton cards={serials.length} />
  const found = serials.flatMap((serial) => {
    const known = data.find((one) => one.serial === serial)
    // The shop does not know it at all, or was not asked yet, or not heard.
    return known ?? (isFetching || error ? [] : { serial, name: serial, product: null })
  })
  const sold = found.flatMap(({ product }) => product ?? [])
  const gone = found.filter(({ product }) => product === null)
  return (
    <>
      {error && found.length < serials.length && <RetryLine onRetry={refetch} />}
      {sold.length > 0 && (
        <ProductGrid
          isAtTop
          products={sold}
          label={words.list}
          action={(product) => (
            <div className={styles.actions}>
              {action(product)}
              <RemoveFavourite {...product} onRemove={onRemove} />
            </div>
          )}
        />
      )}
      {gone.length > 0 && <Gone products={gone} onRemove={onRemove} />}
    </>
  )
}

type GoneProps = Pick<Props, 'onRemove'> & { products: readonly Referenced[] }

function Gone({ products, onRemove }: GoneProps) {
  const words = useWords(favouriteWords)
  return (
    <section>
      <h2>{words.goneTitle}</h2>
      <ul className={styles.gone}>
        {products.map(({ serial, name }) => (
          <li key={serial}>
            {name}
            <RemoveFavourite serial={serial} name={name} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  )
}
