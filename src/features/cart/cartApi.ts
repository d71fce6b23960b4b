import { cartEndpoints } from '../../../contract/api/client/cart'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request } from '../../api/request'
import type { AppDispatch, RootState } from '../../api/RootState'
import { cartChanges } from '../../state/cartChanges'
import { session } from '../../state/session'
import { toCart, type AnyCartLine, type Cart } from './Cart'

/**
 * The queue of every call that reads or changes the cart (docs/decisions/0003-cart-queue.md).
 */
export const inCartQueue = { queue: 'cart' } as const

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, { clientId: string }>({
      query: ({ clientId }) => request(cartEndpoints.getCart, { body: { client_id: clientId } }),
      extraOptions: inCartQueue,
      rawResponseSchema: reader(cartEndpoints.getCart.reply),
      transformResponse: (lines) => toCart(lines as AnyCartLine[]),
      providesTags: ['Cart'],
    }),
  }),
})

/** Puts the cart of a reply into the cache, unless its client has signed out since. */
export function writeCart(clientId: string, value: Cart) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const client = session.selectors.client(getState())
    if (String(client?.id) !== clientId) return
    const entry = { endpointName: 'getCart', arg: { clientId }, value } as const
    // Nothing renders between the two.
    dispatch(cartApi.util.upsertQueryEntries([entry]))
    dispatch(cartChanges.actions.cartWritten())
  }
}

export const { useGetCartQuery } = cartApi
