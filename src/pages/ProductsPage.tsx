import { categoryNamed } from '../../contract/categories'
import { listSearch } from '../../contract/site/listUrl'
import { paths, pathTo } from '../../contract/site/paths'
import { catalogueWords } from '../../wording/catalogue'
import { cataloguePagesWords } from '../../wording/cataloguePages'
import type { RootState } from '../api/RootState'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { CategoryLinks } from '../features/catalogue/CategoryLinks'
import { listArgs } from '../features/catalogue/listArgs'
import { ProductList } from '../features/catalogue/ProductList'
import { ListDeliveryPlace } from '../features/delivery/ListDeliveryPlace'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { indexedHead, unindexedHead } from './heads'
import { listThings } from './metadata/listThings'
import {
  unwatched,
  type PageHead,
  type PageLoad,
  type PageMetadata,
  type Place,
} from './PageModule'

const { listProducts, listProductsByCategory } = catalogueApi.endpoints

/** The whole list, or the list of the category in the path. */
export function Page({ id }: Place) {
  const words = useWords(catalogueWords)
  return (
    <>
      <PageHeading>{titleOf(id, words)}</PageHeading>
      <CategoryLinks />
      <ListDeliveryPlace />
      <ProductList
        categoryId={id}
        action={(product) => <AddToCartButton {...product} isOfMany />}
      />
    </>
  )
}

/** A list of a category that exists has its name. */
function titleOf(id: string | undefined, words: (typeof catalogueWords)['specified']): string {
  const name = id !== undefined && categoryNamed(id)
  return name ? words.titleOf(words.categories[name]) : words.title
}

export const load: PageLoad = ({ id: categoryId, search }, dispatch) => {
  const args = listArgs(search)
  return categoryId === undefined
    ? dispatch(listProducts.initiate(args, unwatched))
    : dispatch(listProductsByCategory.initiate({ categoryId, ...args }, unwatched))
}

/** For a search engine both orders of a list's page are one page. */
export const head: PageHead = ({ id, search }, { settings: { wording }, state }) => {
  const { categories } = catalogueWords[wording]
  const title = titleOf(id, catalogueWords[wording])
  const words = cataloguePagesWords[wording]
  const { sort, page } = listArgs(search)
  const isBeyondEnd = page > 1 && listIn(state, id, search)?.products.length === 0
  if (isBeyondEnd) return unindexedHead(title)
  const own = sort === 'asc' ? listSearch(sort, page) : ''
  if (id === undefined) return indexedHead(paths.products + own, title, words.products)
  const name = categoryNamed(id)
  if (!name) return unindexedHead(title)
  return indexedHead(pathTo('category', id) + own, title, words.category(categories[name]))
}

export const metadata: PageMetadata = ({ id: categoryId, search }, { settings, state }) => {
  const { page } = listArgs(search)
  return { things: listThings(categoryId, listIn(state, categoryId, search), page, settings) }
}

/** The list's page that is loaded; undefined while it is not. */
function listIn(state: RootState, categoryId: string | undefined, search: string) {
  const args = listArgs(search)
  const { data } =
    categoryId === undefined
      ? listProducts.select(args)(state)
      : listProductsByCategory.select({ categoryId, ...args })(state)
  return data
}
