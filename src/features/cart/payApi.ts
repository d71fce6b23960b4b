import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { toEuros } from '../../../contract/amounts'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import { clientEndpoints } from '../../../contract/api/clientEndpoints'
import { accepts } from '../../api/accepts'
import { api } from '../../api/api'
import { callApi } from '../../api/baseQuery'
import { request } from '../../api/request'
import { cartTotal, toCartLine, type Cart, type CartLine, type AnyCartLine } from './Cart'
import { keepCart } from './cartApi'
import { settledClicks } from './clicks'
import { enqueue, type Outcome } from './enqueue'

export type Payment = {
  clientId: string
  /** The cart as it is shown: nobody pays a sum that they have not seen. */
  cart: Cart
  orderId: string
  adress: string
  delivery: DeliveryMode
}
type Paid = { hasCart: boolean }
type Replied = { cart?: AnyCartLine[] | null }
type WithApi = { api: ReturnType<typeof api.reducer> }

const touchedByPayment = ['Order', 'Best', 'Cart'] as const

/** Of the cart's page alone: the other pages load none of it. */
export const payApi = api.injectEndpoints({
  endpoints: (build) => ({
    payCart: build.mutation<Paid, Payment>({
      queryFn: (payment, base) => enqueue(base, () => pay(payment, base)),
      invalidatesTags: (result, error, { cart }) => [
        ...cart.lines.map(({ serial }) => ({ type: 'Product' as const, id: serial })),
        ...touchedByPayment.filter((tag) =>
          tag === 'Cart' ? !result?.hasCart && error?.code !== 'price_changed' : result,
        ),
      ],
    }),
  }),
})

async function pay(payment: Payment, base: BaseQueryApi): Promise<Outcome<Paid>> {
  const { clientId, orderId, adress, delivery, cart } = payment
  const body = {
    command_id: orderId,
    adress,
    command_delivery: delivery,
    expected_total: toEuros(cartTotal(cart)),
  }
  const { error, data } = await callApi(request(clientEndpoints.payCart, { body }), base, {})
  const lines = ((error ?? data) as Replied | undefined)?.cart?.map(toCartLine)
  const keep = (kept: CartLine[]) => {
    const lastClick = settledClicks((base.getState() as WithApi).api)
    keepCart(clientId, { lines: kept, lastClick }, base)
  }
  if (error) {
    if (lines) keep(lines)
    return { error }
  }
  if (!accepts(clientEndpoints.payCart.reply, data))
    return { error: { status: 0, code: 'unreadable' } }
  // Without a cart in the reply the next one is read: what was paid is in none.
  keep(lines ?? [])
  return { data: { hasCart: lines !== undefined } }
}

/** What is read again once the outcome of a payment is known whose reply was lost. */
export function outcomeFound(clientId: string, outcome: 'paid' | 'unpaid') {
  return (dispatch: BaseQueryApi['dispatch'], getState: () => WithApi) => {
    const lastClick = settledClicks(getState().api)
    if (outcome === 'paid') keepCart(clientId, { lines: [], lastClick }, { dispatch, getState })
    dispatch(api.util.invalidateTags([...touchedByPayment, 'Product']))
  }
}

export const { usePayCartMutation } = payApi
