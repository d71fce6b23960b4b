import { readListAddress } from '../../contract/site/listUrl'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { relatedArg } from '../features/catalogue/relatedArg'
import type { Place } from './head'
import type { ShownPage } from './routes'
import type { Dispatch } from './store'

const { listBestProducts, listProducts, listProductsByCategory, getProduct } =
  catalogueApi.endpoints
/** Read for the page's sake, with nobody who goes on watching. */
const unwatched = { subscribe: false }

/** What a page shows of the catalogue, by the same arguments as its components ask with. */
const readers: Partial<
  Record<ShownPage, (dispatch: Dispatch, place: Place) => PromiseLike<unknown>>
> = {
  home: (dispatch) => dispatch(listBestProducts.initiate(undefined, unwatched)),
  products: (dispatch, { search }) =>
    dispatch(listProducts.initiate(readListAddress(search), unwatched)),
  category: (dispatch, { params: { id = '' }, search }) =>
    dispatch(
      listProductsByCategory.initiate({ categoryId: id, ...readListAddress(search) }, unwatched),
    ),
  product: async (dispatch, { params: { id = '' } }) => {
    const { data: product } = await dispatch(getProduct.initiate(id, unwatched))
    if (product?.categoryId)
      await dispatch(listProductsByCategory.initiate(relatedArg(product.categoryId), unwatched))
  },
  notFound: (dispatch) => dispatch(listBestProducts.initiate(undefined, unwatched)),
}

/** Fills the cache with what the page at this place shows to everyone. */
export async function readPageData(dispatch: Dispatch, place: Place): Promise<void> {
  await readers[place.page]?.(dispatch, place)
}
