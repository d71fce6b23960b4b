import { toCents } from '../../../../contract/amounts'
import { searchEndpoints } from '../../../../contract/api/client/search'
import { api } from '../../../api/api'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'
import { toUnitPrice, type UnitPrice } from '../../../api/toUnitPrice'
import type { SuggestionsReply as Reply } from '../../../../contract/api/search'
import type { Choice } from './choices'

type SuggestedProduct = {
  serial: string
  name: string
  picture: string | null
  priceCents: number
} & UnitPrice

export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestProducts: build.query<{ products: SuggestedProduct[]; choices: Choice[] }, string>({
      query: (q) => request(searchEndpoints.suggestProducts, { query: { q } }),
      rawResponseSchema: reader(searchEndpoints.suggestProducts.reply),
      transformResponse: (reply: Reply) => ({
        products: reply.suggested_products.map((product) => ({
          serial: product.suggested_serial,
          name: product.suggested_name,
          picture: product.suggested_img,
          priceCents: toCents(product.suggested_price),
          ...toUnitPrice(product.suggested_price_per_kilo, product.suggested_price_per_litre),
        })),
        choices: reply.suggested_choices.map(({ facet_name: facet, value }) => ({ facet, value })),
      }),
      providesTags: [{ type: 'Product', id: 'LIST' }],
    }),
  }),
})

export const { useSuggestProductsQuery } = suggestionsApi
