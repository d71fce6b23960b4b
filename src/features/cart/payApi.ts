import { toEuros } from '../../../contract/amounts'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import { clientEndpoints } from '../../../contract/api/clientEndpoints'
import { accepts } from '../../api/accepts'
import { api } from '../../api/api'
import { toProblem } from '../../api/Problem'
import { request } from '../../api/request'
import type { AppDispatch } from '../../api/RootState'
import { cartTotal, toCart, type AnyCartLine, type Cart } from './Cart'
import { inCartQueue, writeCart } from './cartApi'

export type Payment = {
  clientId: string
  /** The cart as it is shown: nobody pays a sum that they have not seen. */
  cart: Cart
  orderId: string
  address: string
  delivery: DeliveryMode
}
type Reply = { cart?: AnyCartLine[] | null }

/** Milliseconds between a payment and its order's page (specification, constants). */
export const orderAfterPayment = 2000

/** Of the cart's page alone: the other pages load none of it. */
export const payApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The cart after the payment; null where the reply does not say what became of it. */
    payCart: build.mutation<Cart | null, Payment>({
      query: ({ orderId, address, delivery, cart }) =>
        request(clientEndpoints.payCart, {
          body: {
            command_id: orderId,
            adress: address,
            command_delivery: delivery,
            expected_total: toEuros(cartTotal(cart)),
          },
        }),
      extraOptions: inCartQueue,
      transformResponse: (reply) =>
        accepts(clientEndpoints.payCart.reply, reply) ? toCart((reply as Reply).cart ?? []) : null,
      invalidatesTags: (paid, _, { cart }) => [
        ...cart.lines.map(({ serial }) => ({ type: 'Product' as const, id: serial })),
        'Order',
        // After a success `Cart` follows once the order's page is shown.
        paid ? 'Best' : 'Cart',
      ],
      async onQueryStarted({ clientId }, { dispatch, queryFulfilled }) {
        try {
          const { data: cart } = await queryFulfilled
          if (!cart) return
          dispatch(writeCart(clientId, cart))
          setTimeout(() => dispatch(api.util.invalidateTags(['Cart'])), orderAfterPayment)
        } catch (failure) {
          const { cart } = toProblem((failure as { error: unknown }).error)
          if (cart) dispatch(writeCart(clientId, toCart(cart as AnyCartLine[])))
        }
      },
    }),
  }),
})

/** What is read again once the outcome of a payment is known whose reply was lost. */
export function outcomeFound(clientId: string, outcome: 'paid' | 'unpaid') {
  return (dispatch: AppDispatch): void => {
    if (outcome === 'paid') dispatch(writeCart(clientId, toCart([])))
    dispatch(api.util.invalidateTags(['Order', 'Best', 'Cart', 'Product']))
  }
}

export const { usePayCartMutation } = payApi
