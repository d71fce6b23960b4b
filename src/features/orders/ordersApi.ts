import { ordersEndpoints } from '../../../contract/api/client/orders'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request } from '../../api/request'
import {
  toListedOrder,
  toOrder,
  type ListedOrder,
  type AnyListedOrder,
  type Order,
  type AnyOrderLine,
} from './Order'

const list = { type: 'Order', id: 'LIST' } as const

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    listOrders: build.query<ListedOrder[], { clientId: string }>({
      query: ({ clientId }) =>
        request(ordersEndpoints.listOrders, { body: { client_id: clientId } }),
      rawResponseSchema: reader(ordersEndpoints.listOrders.reply),
      transformResponse: (orders) => (orders as AnyListedOrder[]).map(toListedOrder),
      providesTags: [list],
    }),
    /** Null if the host answers with an empty array. */
    getOrder: build.query<Order | null, { id: string; clientId: string }>({
      query: ({ id, clientId }) =>
        request(ordersEndpoints.getOrder, { params: { id }, query: { client_id: clientId } }),
      rawResponseSchema: reader(ordersEndpoints.getOrder.reply),
      transformResponse: (lines) =>
        toOrder(lines as AnyOrderLine[], new Date().toISOString().slice(0, 10)),
      providesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
  }),
})

export const { useListOrdersQuery, useGetOrderQuery, useLazyGetOrderQuery } = ordersApi
