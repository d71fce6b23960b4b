import { orderPaymentEndpoints } from '../../../contract/api/client/orderPayment'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request } from '../../api/request'

/** An order that awaits its payment, as its page shows it. */
type Awaited = { clientId: string; id: string; serials: string[] }
/** What became of the order. */
export type OrderOutcome = {
  state: string | null
  /** Where the browser goes on to pay; null if nothing is left to do there. */
  paymentUrl: string | null
  message: string
}
type Reply = {
  message: string
  order?: { command_state?: string | null } | null
  payment_url?: string | null
}

const toOutcome = (reply: unknown): OrderOutcome => {
  const { message, order, payment_url } = reply as Reply
  return { message, state: order?.command_state ?? null, paymentUrl: payment_url ?? null }
}

/** Endpoints of the order's page alone. */
export const orderPaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    resumePayment: build.mutation<OrderOutcome, Awaited & { means: PaymentMeans | null }>({
      query: ({ clientId, id, means }) =>
        request(orderPaymentEndpoints.resumePayment, {
          body: { client_id: clientId, command_id: id, ...(means && { payment_means: means }) },
        }),
      rawResponseSchema: reader(orderPaymentEndpoints.resumePayment.reply),
      transformResponse: toOutcome,
      invalidatesTags: ['Order'],
    }),
    cancelOrder: build.mutation<OrderOutcome, Awaited & { refill: boolean }>({
      query: ({ clientId, id, refill }) =>
        request(orderPaymentEndpoints.cancelOrder, {
          body: { client_id: clientId, command_id: id, refill },
        }),
      rawResponseSchema: reader(orderPaymentEndpoints.cancelOrder.reply),
      transformResponse: toOutcome,
      invalidatesTags: (_result, _error, { serials }) => [
        ...serials.map((id) => ({ type: 'Product' as const, id })),
        'Cart',
        'Order',
      ],
    }),
  }),
})

export const { useResumePaymentMutation, useCancelOrderMutation } = orderPaymentApi
