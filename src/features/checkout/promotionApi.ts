import { promotionEndpoints } from '../../../contract/api/client/promotions'
import { api } from '../../api/api'
import { request } from '../../api/request'

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An empty code takes the cart's away. */
    setPromotionCode: build.mutation<unknown, { clientId: string; code: string }>({
      query: ({ clientId, code }) =>
        request(promotionEndpoints.setPromotionCode, {
          body: { client_id: clientId, promotion_code: code },
        }),
      invalidatesTags: ['Cart'],
    }),
  }),
})

export const { useSetPromotionCodeMutation } = promotionApi
