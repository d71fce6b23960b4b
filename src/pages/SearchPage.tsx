import { searchWords } from '../../wording/search'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { searchApi } from '../features/catalogue/search/searchApi'
import { SearchResults } from '../features/catalogue/search/SearchResults'
import { readSearchUrl } from '../../contract/site/searchUrl'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import { unwatched, type PageHead, type PageLoad } from './PageModule'

/** What the words and the choices of the URL find. */
export function Page() {
  const { title } = useWords(searchWords)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <SearchResults action={(product) => <AddToCartButton {...product} isOfMany />} />
    </>
  )
}

export const load: PageLoad = ({ search }, dispatch) =>
  dispatch(
    searchApi.endpoints.searchProducts.initiate(
      readSearchUrl(new URLSearchParams(search)),
      unwatched,
    ),
  )

export const head: PageHead = (_place, { settings }) =>
  unindexedHead(shopTitle(searchWords[settings.wording].title, settings))
