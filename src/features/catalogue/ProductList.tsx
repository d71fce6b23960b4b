import { pageSize } from '../../../contract/lists'
import { paths, pathTo } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { toProblem } from '../../api/Problem'
import { ButtonLink } from '../../ui/ButtonLink'
import { Failure } from '../../ui/Failure'
import { Link } from '../../ui/Link'
import { Panel } from '../../ui/Panel'
import { useSettings, useWords } from '../../ui/Shop'
import { Pager } from './Pager'
import type { ProductPage } from './Product'
import type { ProductAction } from './ProductCard'
import { ProductGrid } from './ProductGrid'
import { ProductGridSkeleton } from './ProductGridSkeleton'
import styles from './ProductList.module.css'
import { SortForm } from './SortForm'
import { useListUrl } from './useListUrl'
import { useProductList } from './useProductList'

type Props = { categoryId: string | undefined; action?: ProductAction }

/** The products of the shop or of one category, in the order and on the page of the URL. */
export function ProductList({ categoryId, action }: Props) {
  const catalogue = useWords(catalogueWords)
  const { apiHost } = useSettings()
  const { sort, page, chooseSort, searchOf } = useListUrl()
  // The list's canonical path, because the server renders each list once.
  const path = categoryId === undefined ? paths.products : pathTo('category', categoryId)
  const { list, error, refetch } = useProductList({ categoryId, sort, page })
  return (
    <>
      <div className={styles.bar}>
        <SortForm path={path} sort={sort} onChoose={chooseSort} />
        {!apiHost && (
          <Link to={`${paths.search}?${categoryId ? `categorie=${categoryId}&` : ''}tri=${sort}`}>
            {catalogue.filter}
          </Link>
        )}
        <p className={styles.count} role="status">
          {list && catalogue.count(list.total)}
        </p>
      </div>
      <ListContent list={list} error={error} action={action} onRetry={refetch} />
      {list && page <= list.pages && (
        <Pager path={path} page={page} pages={list.pages} searchOf={searchOf} />
      )}
    </>
  )
}

type ListContentProps = {
  list: ProductPage | undefined
  error: unknown
  action?: ProductAction
  onRetry: () => void
}

function ListContent({ list, error, action, onRetry }: ListContentProps) {
  const catalogue = useWords(catalogueWords)
  if (!list && error) return <Failure problem={toProblem(error)} onRetry={onRetry} />
  if (!list) return <ProductGridSkeleton cards={pageSize} />
  if (list.products.length > 0)
    return (
      <ProductGrid products={list.products} label={catalogue.products} action={action} isAtTop />
    )
  return (
    <Panel>
      <p>{list.total > 0 ? catalogue.emptyPage : catalogue.empty}</p>
      <ButtonLink to={paths.products}>{catalogue.backToShop}</ButtonLink>
    </Panel>
  )
}
