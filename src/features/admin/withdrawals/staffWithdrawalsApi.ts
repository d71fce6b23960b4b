import type * as z from 'zod/mini'
import { staffWithdrawalEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffWithdrawals'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'

type List = z.infer<(typeof contract.listStaffWithdrawals.replies)[200]>
type Done = z.infer<(typeof contract.decideStaffWithdrawal.replies)[200]>
/** The body of a change, and the number of its withdrawal. */
type Change<Body extends z.ZodMiniType> = { id: string } & z.input<Body>

const changesWithdrawals = ['StaffWithdrawal', 'StaffOrder', 'Today'] as const

export const staffWithdrawalsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffWithdrawals: build.query<List, z.input<typeof contract.listStaffWithdrawals.query>>({
      query: (query) => request(endpoints.listStaffWithdrawals, { query }),
      rawResponseSchema: reader(endpoints.listStaffWithdrawals.reply),
      providesTags: ['StaffWithdrawal'],
    }),
    matchStaffWithdrawal: build.mutation<Done, Change<typeof contract.matchStaffWithdrawal.body>>({
      query: ({ id, ...body }) => request(endpoints.matchStaffWithdrawal, { params: { id }, body }),
      invalidatesTags: changesWithdrawals,
    }),
    decideStaffWithdrawal: build.mutation<Done, Change<typeof contract.decideStaffWithdrawal.body>>(
      {
        query: ({ id, ...body }) =>
          request(endpoints.decideStaffWithdrawal, { params: { id }, body }),
        invalidatesTags: changesWithdrawals,
      },
    ),
    receiveStaffWithdrawal: build.mutation<
      Done,
      Change<typeof contract.receiveStaffWithdrawal.body>
    >({
      query: ({ id, ...body }) =>
        request(endpoints.receiveStaffWithdrawal, { params: { id }, body }),
      invalidatesTags: changesWithdrawals,
    }),
    refundStaffWithdrawal: build.mutation<Done, Change<typeof contract.refundStaffWithdrawal.body>>(
      {
        query: ({ id, ...body }) =>
          request(endpoints.refundStaffWithdrawal, { params: { id }, body }),
        invalidatesTags: changesWithdrawals,
      },
    ),
  }),
})

export const {
  useListStaffWithdrawalsQuery,
  useMatchStaffWithdrawalMutation,
  useDecideStaffWithdrawalMutation,
  useReceiveStaffWithdrawalMutation,
  useRefundStaffWithdrawalMutation,
} = staffWithdrawalsApi
