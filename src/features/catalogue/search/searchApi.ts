import { searchEndpoints } from '../../../../contract/api/client/search'
import type { FacetReply, SearchReply } from '../../../../contract/api/search'
import type { Read } from '../../../../contract/api/withExtensions'
import { valueSeparator } from '../../../../contract/facets'
import { lastPage, pageSize } from '../../../../contract/lists'
import { api } from '../../../api/api'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'
import { toListedProduct, type AnyProduct, type ProductPage } from '../Product'
import type { SearchArgs } from '../../../../contract/site/searchUrl'

type Reply = Read<Omit<SearchReply, 'search_products' | 'search_facets'>> & {
  search_products: AnyProduct[]
  search_facets: FacetReply[]
}
/** A page of what was found. */
export type Found = ProductPage & {
  /** True if more products just changed than one search reads: some may be missing. */
  isCut: boolean
  readAs: string | null
  facets: FacetReply[]
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<Found, SearchArgs>({
      query: (args) => request(searchEndpoints.searchProducts, { query: toQuery(args) }),
      rawResponseSchema: reader(searchEndpoints.searchProducts.reply),
      transformResponse: (reply: Reply) => ({
        products: reply.search_products.map(toListedProduct),
        total: Number(reply.search_total),
        pages: Math.min(lastPage, Math.max(1, Math.ceil(Number(reply.search_total) / pageSize))),
        isCut: reply.search_is_cut,
        readAs: reply.search_read_as,
        facets: reply.search_facets,
      }),
      providesTags: (found) => [
        { type: 'Product', id: 'LIST' },
        ...(found?.products ?? []).map(({ serial }) => ({ type: 'Product' as const, id: serial })),
      ],
      keepUnusedDataFor: 600,
    }),
  }),
})

function toQuery({ q, sort, page, chosen }: SearchArgs) {
  const choices = Object.entries(chosen).map(([name, values]) => [
    name,
    values.join(valueSeparator),
  ])
  return { q, sort, page: String(page), ...(Object.fromEntries(choices) as object) }
}

export const { useSearchProductsQuery } = searchApi
