import { staffPreparationEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffPreparation'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Body, type Reply } from '../../../api/request'

export type Preparation = Reply<typeof contract.listStaffPreparation>
export type PreparedTogether = Reply<typeof contract.prepareStaffOrders>
type Mailed = Reply<typeof contract.mailStaffOrderStatus>

export const staffPreparationApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffPreparation: build.query<Preparation, string>({
      query: (orders) => request(endpoints.listStaffPreparation, { query: { orders } }),
      rawResponseSchema: reader(endpoints.listStaffPreparation.reply),
      // An event names the order that changed, and the list.
      providesTags: ['StaffOrder', { type: 'StaffOrder', id: 'LIST' }],
    }),
    prepareStaffOrders: build.mutation<PreparedTogether, Body<typeof contract.prepareStaffOrders>>({
      query: (body) => request(endpoints.prepareStaffOrders, { body }),
      invalidatesTags: ['StaffOrder', 'Today'],
    }),
    mailStaffOrderStatus: build.mutation<Mailed, string>({
      query: (id) => request(endpoints.mailStaffOrderStatus, { params: { id } }),
      invalidatesTags: ['StaffOrder'],
    }),
  }),
})

export const {
  useListStaffPreparationQuery,
  usePrepareStaffOrdersMutation,
  useMailStaffOrderStatusMutation,
} = staffPreparationApi
