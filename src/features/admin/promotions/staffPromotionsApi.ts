import { staffPromotionEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffPromotions'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Body, type Reply } from '../../../api/request'

type List = Reply<typeof contract.listStaffPromotions>
type Done = Reply<typeof contract.endStaffPromotion>
export type NewPromotion = Body<typeof contract.createStaffPromotion>

export const staffPromotionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffPromotions: build.query<List, undefined>({
      query: () => request(endpoints.listStaffPromotions, {}),
      rawResponseSchema: reader(endpoints.listStaffPromotions.reply),
      providesTags: ['StaffPromotion'],
    }),
    createStaffPromotion: build.mutation<Done, NewPromotion>({
      query: (body) => request(endpoints.createStaffPromotion, { body }),
      invalidatesTags: ['StaffPromotion'],
    }),
    endStaffPromotion: build.mutation<Done, string>({
      query: (id) => request(endpoints.endStaffPromotion, { params: { id } }),
      invalidatesTags: ['StaffPromotion'],
    }),
  }),
})

export const {
  useListStaffPromotionsQuery,
  useCreateStaffPromotionMutation,
  useEndStaffPromotionMutation,
} = staffPromotionsApi
