import { formatEndpoints } from '../../../../contract/api/client/formats'
import { api } from '../../../api/api'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'
import { toListedProduct, type AnyProduct, type ListedProduct } from '../Product'

export const formatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Empty for a product of one format, and at a host that does not know them. */
    listFormats: build.query<ListedProduct[], string>({
      query: (id) => ({
        ...request(formatEndpoints.listFormats, { params: { id } }),
        mayBeMissing: true,
      }),
      rawResponseSchema: reader({ anyOf: [formatEndpoints.listFormats.reply, { type: 'null' }] }),
      transformResponse: (reply: AnyProduct[] | null) => (reply ?? []).map(toListedProduct),
      providesTags: (products = []) =>
        products.map(({ serial }) => ({ type: 'Product' as const, id: serial })),
      keepUnusedDataFor: 600,
    }),
  }),
})

export const { useListFormatsQuery } = formatsApi
