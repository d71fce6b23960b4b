import { pageSize } from '../../../../contract/lists'
import { paths } from '../../../../contract/site/paths'
import { catalogueWords } from '../../../../wording/catalogue'
import { searchWords } from '../../../../wording/search'
import { toProblem } from '../../../api/Problem'
import { Failure } from '../../../ui/Failure'
import { useWords } from '../../../ui/Shop'
import { Pager } from '../Pager'
import type { ProductAction } from '../ProductCard'
import { ProductGrid } from '../ProductGrid'
import { ProductGridSkeleton } from '../ProductGridSkeleton'
import { listChoices } from './choices'
import { ChosenFacets } from './ChosenFacets'
import { Facets } from './Facets'
import { NothingFound } from './NothingFound'
import { useSearchProductsQuery, type Found } from './searchApi'
import { SearchForm } from './SearchForm'
import styles from './SearchResults.module.css'
import { searchUrl } from '../../../../contract/site/searchUrl'
import { useSearchUrl } from './useSearchUrl'

/** The products that the URL's words and choices find. */
export function SearchResults({ action }: { action: ProductAction }) {
  const { args } = useSearchUrl()
  const { data, currentData, error, refetch } = useSearchProductsQuery(args)
  // The facets of the previous search remain until the new ones arrive.
  const facets = (currentData ?? data)?.facets ?? []
  return (
    <>
      <SearchForm {...args} />
      <div className={styles.columns}>
        <Facets facets={facets} chosenCount={listChoices(args.chosen).length} />
        <div className={styles.found}>
          <Sentence found={currentData} q={args.q} />
          <ChosenFacets facets={facets} isEmpty={currentData?.total === 0} />
          {error && !currentData ? (
            <Failure problem={toProblem(error)} onRetry={refetch} />
          ) : (
            <Products found={currentData} action={action} />
          )}
        </div>
      </div>
    </>
  )
}

function Sentence({ found, q }: { found: Found | undefined; q: string }) {
  const words = useWords(searchWords)
  const { count } = useWords(catalogueWords)
  const said = found && [
    found.readAs && words.readAs(q, found.readAs),
    count(found.total),
    found.isCut && words.cut,
  ]
  return (
    <p role="status" className={styles.sentence}>
      {said?.filter(Boolean).join(' ')}
    </p>
  )
}

function Products({ found, action }: { found: Found | undefined; action: ProductAction }) {
  const { products: label } = useWords(catalogueWords)
  const { args } = useSearchUrl()
  if (!found) return <ProductGridSkeleton cards={pageSize} />
  if (found.products.length === 0) return <NothingFound isBeyond={found.total > 0} />
  return (
    <>
      <ProductGrid products={found.products} label={label} action={action} isAtTop />
      <Pager
        path={paths.search}
        page={args.page}
        pages={found.pages}
        searchOf={(page) => searchUrl({ ...args, page })}
      />
    </>
  )
}
