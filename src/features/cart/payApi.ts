import { toEuros } from '../../../contract/amounts'
import type { AddressParts } from '../../../contract/api/address'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import { checkoutEndpoints } from '../../../contract/api/client/checkout'
import { accepts } from '../../api/accepts'
import { api } from '../../api/api'
import { toProblem } from '../../api/Problem'
import { request } from '../../api/request'
import type { AppDispatch, RootState } from '../../api/RootState'
import { session } from '../../state/session'
import { typedAddress } from '../../state/typedAddress'
import { toCart, type AnyCartLine, type Cart } from './Cart'
import { cartApi, inCartQueue, writeCart } from './cartApi'
import type { Outcome } from './findOutcome'

export type Payment = {
  clientId: string
  /** The cart as it is shown. */
  cart: Cart
  orderId: string
  address: string
  parts: AddressParts | null
  delivery: DeliveryMode
  means: PaymentMeans | null
  conditionsVersion: number | null
  /** The total as it is shown: the server refuses to charge another sum. */
  totalCents: number
  /** The promised days as they are shown; null for none. */
  dates: { from: string; to: string } | null
}
/** What the shop did with the cart. */
export type Placed = {
  cart: Cart
  /** Where the browser goes on to pay; null if nothing is left to do there. */
  paymentUrl: string | null
  isPaid: boolean
  /** What the shop says of a payment that its provider did not begin; null for another. */
  unstarted: string | null
}
type Reply = {
  message?: string
  cart?: AnyCartLine[] | null
  payment_url?: string | null
  payment_unstarted?: boolean
  order?: { command_state?: string | null } | null
}

/** Milliseconds between a payment and its order's page (specification, constants). */
export const orderAfterPayment = 2000

/** Endpoints of the cart's page alone; no other page loads this module. */
export const payApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the reply does not say whether the cart was ordered. */
    payCart: build.mutation<Placed | null, Payment>({
      query: ({ orderId, address, delivery, parts, means, conditionsVersion, totalCents, dates }) =>
        request(checkoutEndpoints.payCart, {
          body: {
            command_id: orderId,
            adress: address,
            command_delivery: delivery,
            expected_total: toEuros(totalCents),
            ...(dates && { expected_dates: dates }),
            ...(parts && { command_address: parts }),
            ...(means && { payment_means: means }),
            ...(conditionsVersion !== null && { conditions_version: conditionsVersion }),
          },
        }),
      extraOptions: inCartQueue,
      transformResponse: (reply) =>
        accepts(checkoutEndpoints.payCart.reply, reply) ? toPlaced(reply as Reply) : null,
      invalidatesTags: (placed, _, { cart }) => [
        ...cart.lines.map(({ serial }) => ({ type: 'Product' as const, id: serial })),
        'Order',
        // After a success `Cart` follows once the order's page is shown.
        placed ? 'Best' : 'Cart',
      ],
      async onQueryStarted({ clientId }, { dispatch, queryFulfilled }) {
        try {
          const { data: placed } = await queryFulfilled
          // The cart does not show as emptied while the browser leaves for the payment.
          if (!placed || placed.paymentUrl !== null) return
          dispatch(writeCart(clientId, placed.cart))
          setTimeout(() => {
            dispatch(api.util.invalidateTags(['Cart']))
            dispatch(typedAddress.actions.used())
          }, orderAfterPayment)
        } catch (failure) {
          const { cart } = toProblem((failure as { error: unknown }).error)
          if (cart) dispatch(writeCart(clientId, toCart(cart as AnyCartLine[])))
        }
      },
    }),
  }),
})

function toPlaced({ message = '', cart, payment_url, payment_unstarted, order }: Reply): Placed {
  return {
    cart: toCart(cart ?? []),
    paymentUrl: payment_url ?? null,
    isPaid: order?.command_state !== 'en attente de paiement',
    unstarted: payment_unstarted ? message : null,
  }
}

/**
 * Read again once the outcome of a payment is known that the cart has not seen; false if the client
 * has signed out, or the cart is another one meanwhile.
 */
export function outcomeFound(clientId: string, orderId: string, outcome: Outcome) {
  return (dispatch: AppDispatch, getState: () => RootState): boolean => {
    if (String(session.selectors.client(getState())?.id) !== clientId) return false
    const { data } = cartApi.endpoints.getCart.select({ clientId })(getState())
    const isOfCart = !data?.lines.some((line) => line.orderId !== orderId)
    const isOrdered = outcome === 'paid' || outcome === 'placed'
    if (isOrdered && isOfCart) {
      dispatch(writeCart(clientId, toCart([])))
      setTimeout(() => dispatch(typedAddress.actions.used()), orderAfterPayment)
    }
    dispatch(api.util.invalidateTags(['Order', 'Best', 'Cart', 'Product']))
    return isOfCart
  }
}

export const { usePayCartMutation } = payApi
