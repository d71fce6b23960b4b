import { toCents, toCentsOrNull } from '../../../contract/amounts'
import { orderAgainEndpoints } from '../../../contract/api/client/orderAgain'
import type { DifferenceReply } from '../../../contract/api/orderAgain'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request } from '../../api/request'
import { toCart, type AnyCartLine, type Cart } from './Cart'
import { inCartQueue, writeCart } from './cartApi'

/** An article that the cart does not hold as it was ordered; amounts in cents. */
export type Difference = {
  name: string
  ordered: number
  quantity: number
  /** Of the product in all its grinds. */
  stock: number
  thenCents: number
  /** Null if it is no longer sold. */
  nowCents: number | null
}
/**
 * `message` says what became of the cart, `noLongerGround` the names of what was ordered ground and
 * is in it in beans.
 */
type Again = {
  message: string
  cart: Cart
  differences: Difference[]
  noLongerGround: readonly string[]
}

export const orderAgainApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderAgain: build.mutation<Again, { clientId: string; orderId: string }>({
      query: ({ clientId, orderId }) =>
        request(orderAgainEndpoints.orderAgain, {
          body: { command_id: orderId, client_id: clientId },
        }),
      extraOptions: inCartQueue,
      rawResponseSchema: reader(orderAgainEndpoints.orderAgain.reply),
      transformResponse: (reply) => {
        const { message, cart, differences, no_longer_ground: noLongerGround } = reply as Reply
        return {
          message,
          cart: toCart(cart ?? []),
          differences: (differences ?? []).map(toDifference),
          noLongerGround: noLongerGround ?? [],
        }
      },
      invalidatesTags: ['Cart', { type: 'Product', id: 'LIST' }],
      async onQueryStarted({ clientId }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(writeCart(clientId, done.data.cart))
      },
    }),
  }),
})

type Reply = {
  message: string
  cart?: AnyCartLine[]
  differences?: DifferenceReply[]
  no_longer_ground?: string[]
}

const toDifference = (reply: DifferenceReply): Difference => ({
  name: reply.product_name,
  ordered: reply.ordered_quantity,
  quantity: reply.command_quantity,
  stock: reply.product_stock,
  thenCents: toCents(reply.price_then),
  nowCents: toCentsOrNull(reply.price_now),
})

export const { useOrderAgainMutation } = orderAgainApi
