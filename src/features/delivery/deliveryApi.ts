import { deliveryEndpoints } from '../../../contract/api/client/delivery'
import type { DeliveryPromiseReply } from '../../../contract/api/delivery'
import { accepts } from '../../api/accepts'
import { api } from '../../api/api'
import { request } from '../../api/request'
import { toDeliveryPromise, type DeliveryPromise } from './DeliveryPromise'

export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of a product, or of any; null from a host that promises nothing. */
    getDelivery: build.query<DeliveryPromise | null, string | null>({
      query: (serial) => ({
        ...request(deliveryEndpoints.getDelivery, {
          query: serial === null ? {} : { product_serial_number: serial },
        }),
        mayBeMissing: true,
      }),
      transformResponse: (reply) =>
        accepts(deliveryEndpoints.getDelivery.reply, reply)
          ? toDeliveryPromise(reply as DeliveryPromiseReply)
          : null,
      providesTags: (_result, _error, serial) => [{ type: 'Product', id: serial ?? 'LIST' }],
    }),
  }),
})

export const { useGetDeliveryQuery } = deliveryApi
