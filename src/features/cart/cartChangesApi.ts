import { cartEndpoints } from '../../../contract/api/client/cart'
import { accepts } from '../../api/accepts'
import { api } from '../../api/api'
import { request } from '../../api/request'
import type { AppDispatch } from '../../api/RootState'
import { cartChanges } from '../../state/cartChanges'
import { articleFields, keyOf, type Article } from './article'
import { toCart, type AnyCartLine, type Cart } from './Cart'
import { inCartQueue, writeCart } from './cartApi'

/** A click on an article of a client's cart. */
export type Click = Article & { clientId: string }

export const bodyOf = ({ clientId, ...article }: Click) => ({
  ...articleFields(article),
  client_id: clientId,
})

/** What all changes share. RTK Query reads `Cart` again after the last click of a burst. */
export const change = {
  extraOptions: inCartQueue,
  transformResponse: cartIn,
  invalidatesTags: (_: unknown, __: unknown, { serial }: Click) =>
    [{ type: 'Product', id: serial }, 'Cart', 'Order'] as const,
}

export const cartChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<Cart | null, Click & { quantity?: number }>({
      ...change,
      query: ({ quantity = 1, ...click }) =>
        request(cartEndpoints.addToCart, {
          body: { ...bodyOf(click), ...(quantity > 1 && { command_quantity: quantity }) },
        }),
      onQueryStarted: (click, sent) => showChange(click, click.quantity ?? 1, sent),
    }),
  }),
})

/** The cart of a reply; null where the host sends none. */
function cartIn(reply: unknown): Cart | null {
  if (!accepts(cartEndpoints.addToCart.reply, reply)) return null
  const { cart } = reply as { cart?: AnyCartLine[] | null }
  return cart ? toCart(cart) : null
}

type Sent = {
  dispatch: AppDispatch
  requestId: string
  queryFulfilled: PromiseLike<{ data: Cart | null }>
}

/** The screen counts the change until the cached cart contains it, or it failed. */
export async function showChange(
  { clientId, ...article }: Click,
  effect: number,
  { dispatch, requestId: id, queryFulfilled }: Sent,
): Promise<void> {
  dispatch(cartChanges.actions.queued({ id, article: keyOf(article), effect }))
  try {
    const { data: cart } = await queryFulfilled
    dispatch(cartChanges.actions.settled(id))
    if (cart) dispatch(writeCart(clientId, cart))
  } catch {
    dispatch(cartChanges.actions.failed(id))
  }
}

export const { useAddToCartMutation } = cartChangesApi
