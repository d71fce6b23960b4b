import { staffOrderEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as money from '../../../../contract/api/staff/staffMoney'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import type * as contract from '../../../../contract/api/staff/staffOrders'
import type { getStaffToday } from '../../../../contract/api/staff/staffToday'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Change, type Query, type Reply } from '../../../api/request'

type List = Reply<typeof contract.listStaffOrders>
type Changed = Reply<typeof contract.changeStaffOrder>

/** What moves an order may move its money, which makes documents. */
const changesOrders = ['StaffOrder', 'StaffWithdrawal', 'StaffDocument', 'Today'] as const

export const staffOrdersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffToday: build.query<Reply<typeof getStaffToday>, undefined>({
      query: () => request(endpoints.getStaffToday, {}),
      rawResponseSchema: reader(endpoints.getStaffToday.reply),
      providesTags: ['Today'],
    }),
    listStaffOrders: build.query<List, Query<typeof contract.listStaffOrders>>({
      query: (query) => request(endpoints.listStaffOrders, { query }),
      rawResponseSchema: reader(endpoints.listStaffOrders.reply),
      providesTags: [{ type: 'StaffOrder', id: 'LIST' }],
    }),
    getStaffOrder: build.query<StaffOrder, string>({
      query: (id) => request(endpoints.getStaffOrder, { params: { id } }),
      rawResponseSchema: reader(endpoints.getStaffOrder.reply),
      providesTags: (_reply, _error, id) => [{ type: 'StaffOrder', id }],
    }),
    changeStaffOrder: build.mutation<Changed, Change<typeof contract.changeStaffOrder>>({
      query: ({ id, ...body }) => request(endpoints.changeStaffOrder, { params: { id }, body }),
      invalidatesTags: changesOrders,
    }),
    cancelStaffOrder: build.mutation<Changed, Change<typeof money.cancelStaffOrder>>({
      query: ({ id, ...body }) => request(endpoints.cancelStaffOrder, { params: { id }, body }),
      invalidatesTags: changesOrders,
    }),
    refundStaffOrder: build.mutation<Changed, Change<typeof money.refundStaffOrder>>({
      query: ({ id, ...body }) => request(endpoints.refundStaffOrder, { params: { id }, body }),
      invalidatesTags: changesOrders,
    }),
    receiveStaffPayment: build.mutation<Changed, Change<typeof money.receiveStaffPayment>>({
      query: ({ id, ...body }) => request(endpoints.receiveStaffPayment, { params: { id }, body }),
      invalidatesTags: changesOrders,
    }),
    confirmStaffRefunds: build.mutation<Changed, Change<typeof money.confirmStaffRefunds>>({
      query: ({ id, ...body }) => request(endpoints.confirmStaffRefunds, { params: { id }, body }),
      invalidatesTags: changesOrders,
    }),
    noteStaffOrder: build.mutation<Changed, Change<typeof contract.noteStaffOrder>>({
      query: ({ id, ...body }) => request(endpoints.noteStaffOrder, { params: { id }, body }),
      invalidatesTags: changesOrders,
    }),
    correctStaffOrderAddress: build.mutation<
      Changed,
      Change<typeof contract.correctStaffOrderAddress>
    >({
      query: ({ id, ...body }) =>
        request(endpoints.correctStaffOrderAddress, { params: { id }, body }),
      invalidatesTags: changesOrders,
    }),
  }),
})

export const {
  useGetStaffTodayQuery,
  useListStaffOrdersQuery,
  useGetStaffOrderQuery,
  useChangeStaffOrderMutation,
  useCancelStaffOrderMutation,
  useRefundStaffOrderMutation,
  useReceiveStaffPaymentMutation,
  useConfirmStaffRefundsMutation,
  useNoteStaffOrderMutation,
  useCorrectStaffOrderAddressMutation,
} = staffOrdersApi
