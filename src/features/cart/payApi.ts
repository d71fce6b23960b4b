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
  /** The cart as it is shown: the server refuses to charge another sum. */
  cart: Cart
  orderId: string
  address: string
  delivery: DeliveryMode
}
type Reply = { cart?: AnyCartLine[] | null }

/** Milliseconds between a payment and its order's page (specification, constants). */
export const orderAfterPayment = 2000

/** Endpoints of the cart's page alone; no other page loads this module. */
export const payApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The cart after the payment; null if the reply does not say whether it was paid. */
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

/** Read again once the outcome of a payment with a lost reply is known. */
export function outcomeFound(clientId: string, outcome: 'paid' | 'unpaid') {
  return (dispatch: AppDispatch): void => {
    if (outcome === 'paid') dispatch(writeCart(clientId, toCart([])))
    dispatch(api.util.invalidateTags(['Order', 'Best', 'Cart', 'Product']))
  }
}

export const { usePayCartMutation } = payApi
