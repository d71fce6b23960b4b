import { staffAlertEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffAlerts'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Reply } from '../../../api/request'

type Done = Reply<typeof contract.dropStaffAlerts>

export const staffAlertsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffAlerts: build.query<contract.StaffAlerts, undefined>({
      query: () => request(endpoints.listStaffAlerts, {}),
      rawResponseSchema: reader(endpoints.listStaffAlerts.reply),
      providesTags: ['StaffAlert'],
    }),
    getStaffProductFeedback: build.query<contract.ProductFeedback, string>({
      query: (id) => request(endpoints.getStaffProductFeedback, { params: { id } }),
      rawResponseSchema: reader(endpoints.getStaffProductFeedback.reply),
      providesTags: ['StaffAlert', 'StaffReview'],
    }),
    dropStaffAlerts: build.mutation<Done, string>({
      query: (id) => request(endpoints.dropStaffAlerts, { params: { id } }),
      invalidatesTags: ['StaffAlert', 'StaffProduct', 'TeamLog'],
    }),
  }),
})

export const {
  useListStaffAlertsQuery,
  useGetStaffProductFeedbackQuery,
  useDropStaffAlertsMutation,
} = staffAlertsApi
