import type { ReferencedProduct } from '../../../../contract/api/favourites'
import { favouriteEndpoints } from '../../../../contract/api/client/favourites'
import { api } from '../../../api/api'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'
import type { AppDispatch } from '../../../api/RootState'
import { toListedProduct, type ListedProduct } from '../Product'

/** A product by its reference; `product` is null if it is no longer sold. */
export type Referenced = { serial: string; name: string; product: ListedProduct | null }
type Favourites = { favourites: readonly (string | number)[] }
type Change = { clientId: string; serials: readonly string[] }
type Sent = { dispatch: AppDispatch; queryFulfilled: PromiseLike<unknown> }

const toSerials = ({ favourites }: Favourites): string[] => favourites.map(String)

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProductsByReference: build.query<Referenced[], readonly string[]>({
      query: (product_serial_numbers) =>
        request(favouriteEndpoints.listProductsByReference, {
          body: { product_serial_numbers: [...product_serial_numbers] },
        }),
      rawResponseSchema: reader(favouriteEndpoints.listProductsByReference.reply),
      transformResponse: (reply: ReferencedProduct[]) => reply.map(toReferenced),
      providesTags: (products = []) =>
        products.map(({ serial }) => ({ type: 'Product' as const, id: serial })),
    }),
    listFavourites: build.query<string[], { clientId: string }>({
      query: ({ clientId }) =>
        request(favouriteEndpoints.listFavourites, { body: { client_id: clientId } }),
      rawResponseSchema: reader(favouriteEndpoints.listFavourites.reply),
      transformResponse: toSerials,
      providesTags: ['Favourite'],
    }),
    /** Replies with all favourites; those that found no room are missing. */
    addFavourites: build.mutation<string[], Change>({
      query: ({ clientId, serials }) =>
        request(favouriteEndpoints.addFavourites, {
          body: { client_id: clientId, product_serial_numbers: [...serials] },
        }),
      rawResponseSchema: reader(favouriteEndpoints.addFavourites.reply),
      transformResponse: toSerials,
      invalidatesTags: ['Favourite'],
      onQueryStarted: ({ clientId, serials }, sent) =>
        showAtOnce(clientId, sent, (all) => [...new Set([...serials, ...all])]),
    }),
    removeFavourite: build.mutation<string[], { clientId: string; serial: string }>({
      query: ({ clientId, serial }) =>
        request(favouriteEndpoints.removeFavourite, {
          body: { client_id: clientId, product_serial_number: serial },
        }),
      rawResponseSchema: reader(favouriteEndpoints.removeFavourite.reply),
      transformResponse: toSerials,
      invalidatesTags: ['Favourite'],
      onQueryStarted: ({ clientId, serial }, sent) =>
        showAtOnce(clientId, sent, (all) => all.filter((one) => one !== serial)),
    }),
  }),
})

/** The change is on the screen before the reply, and is taken back if it fails. */
async function showAtOnce(
  clientId: string,
  { dispatch, queryFulfilled }: Sent,
  change: (all: string[]) => string[],
): Promise<void> {
  const { updateQueryData } = favouritesApi.util
  const shown = dispatch(updateQueryData('listFavourites', { clientId }, change))
  try {
    await queryFulfilled
  } catch {
    shown.undo()
  }
}

const toReferenced = (reply: ReferencedProduct): Referenced => ({
  serial: String(reply.product_serial_number),
  name: reply.product_name,
  product: reply.product ? toListedProduct(reply.product) : null,
})

export const {
  useListProductsByReferenceQuery,
  useListFavouritesQuery,
  useAddFavouritesMutation,
  useRemoveFavouriteMutation,
} = favouritesApi
