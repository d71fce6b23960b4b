import { quoteEndpoints } from '../../../contract/api/client/quote'
import type { QuoteReply } from '../../../contract/api/quote'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import { accepts } from '../../api/accepts'
import { api } from '../../api/api'
import { request } from '../../api/request'
import { toQuote, type Quote } from './Quote'

type Delivery = { clientId: string; delivery: DeliveryMode; postcode: string | null }

export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null from a host that quotes no prices. */
    quoteCart: build.query<Quote | null, Delivery>({
      query: ({ clientId, delivery, postcode }) => ({
        ...request(quoteEndpoints.quoteCart, {
          body: {
            client_id: clientId,
            delivery,
            ...(postcode !== null && { address: { postcode } }),
          },
        }),
        mayBeMissing: true,
      }),
      transformResponse: (reply) =>
        accepts(quoteEndpoints.quoteCart.reply, reply) ? toQuote(reply as QuoteReply) : null,
      providesTags: ['Cart'],
    }),
  }),
})

export const { useQuoteCartQuery } = quoteApi
