import { withdrawalEndpoints } from '../../../contract/api/client/withdrawals'
import type {
  AcknowledgementReply,
  declareWithdrawal,
  withdrawOrder,
} from '../../../contract/api/withdrawals'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request, type Body } from '../../api/request'
import { toWithdrawable, type AnyWithdrawable, type Withdrawable } from './Withdrawable'

type Declared = Body<typeof declareWithdrawal>
type Withdrawing = Body<typeof withdrawOrder>

export const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    declareWithdrawal: build.mutation<AcknowledgementReply, Declared>({
      query: (body) => request(withdrawalEndpoints.declareWithdrawal, { body }),
      rawResponseSchema: reader(withdrawalEndpoints.declareWithdrawal.reply),
      invalidatesTags: ['Order'],
    }),
    /** The client's orders from which they can withdraw, newest first. */
    listWithdrawable: build.query<Withdrawable, { clientId: string }>({
      query: ({ clientId }) =>
        request(withdrawalEndpoints.listWithdrawable, { query: { client_id: clientId } }),
      rawResponseSchema: reader(withdrawalEndpoints.listWithdrawable.reply),
      transformResponse: (reply) => toWithdrawable(reply as AnyWithdrawable),
      providesTags: [{ type: 'Order', id: 'LIST' }],
    }),
    withdrawOrder: build.mutation<AcknowledgementReply, Withdrawing>({
      query: (body) => request(withdrawalEndpoints.withdrawOrder, { body }),
      rawResponseSchema: reader(withdrawalEndpoints.withdrawOrder.reply),
      invalidatesTags: ['Order'],
    }),
  }),
})

export const { useDeclareWithdrawalMutation, useListWithdrawableQuery, useWithdrawOrderMutation } =
  withdrawalsApi
