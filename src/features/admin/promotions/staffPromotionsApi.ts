import type * as z from 'zod/mini'
import { staffPromotionEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffPromotions'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'

type List = z.infer<(typeof contract.listStaffPromotions.replies)[200]>
type Done = z.infer<(typeof contract.endStaffPromotion.replies)[200]>
export type NewPromotion = z.input<typeof contract.createStaffPromotion.body>

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
