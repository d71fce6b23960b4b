import { staffWithdrawalEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffWithdrawals'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Change, type Query, type Reply } from '../../../api/request'

type List = Reply<typeof contract.listStaffWithdrawals>
type Done = Reply<typeof contract.decideStaffWithdrawal>

const changesWithdrawals = ['StaffWithdrawal', 'StaffOrder', 'Today'] as const

export const staffWithdrawalsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffWithdrawals: build.query<List, Query<typeof contract.listStaffWithdrawals>>({
      query: (query) => request(endpoints.listStaffWithdrawals, { query }),
      rawResponseSchema: reader(endpoints.listStaffWithdrawals.reply),
      providesTags: ['StaffWithdrawal'],
    }),
    matchStaffWithdrawal: build.mutation<Done, Change<typeof contract.matchStaffWithdrawal>>({
      query: ({ id, ...body }) => request(endpoints.matchStaffWithdrawal, { params: { id }, body }),
      invalidatesTags: changesWithdrawals,
    }),
    decideStaffWithdrawal: build.mutation<Done, Change<typeof contract.decideStaffWithdrawal>>({
      query: ({ id, ...body }) =>
        request(endpoints.decideStaffWithdrawal, { params: { id }, body }),
      invalidatesTags: changesWithdrawals,
    }),
    receiveStaffWithdrawal: build.mutation<Done, Change<typeof contract.receiveStaffWithdrawal>>({
      query: ({ id, ...body }) =>
        request(endpoints.receiveStaffWithdrawal, { params: { id }, body }),
      invalidatesTags: changesWithdrawals,
    }),
    refundStaffWithdrawal: build.mutation<Done, Change<typeof contract.refundStaffWithdrawal>>({
      query: ({ id, ...body }) =>
        request(endpoints.refundStaffWithdrawal, { params: { id }, body }),
      invalidatesTags: changesWithdrawals,
    }),
  }),
})

export const {
  useListStaffWithdrawalsQuery,
  useMatchStaffWithdrawalMutation,
  useDecideStaffWithdrawalMutation,
  useReceiveStaffWithdrawalMutation,
  useRefundStaffWithdrawalMutation,
} = staffWithdrawalsApi
