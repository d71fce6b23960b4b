import { staffMailEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffMails'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Reply } from '../../../api/request'

type Done = Reply<typeof contract.retryLostMails>

export const staffMailsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listLostMails: build.query<contract.LostMails, undefined>({
      query: () => request(endpoints.listLostMails, {}),
      rawResponseSchema: reader(endpoints.listLostMails.reply),
      providesTags: ['StaffMail'],
    }),
    retryLostMails: build.mutation<Done, string[]>({
      query: (ids) => request(endpoints.retryLostMails, { body: { ids } }),
      invalidatesTags: ['StaffMail', 'Today', 'TeamLog'],
    }),
    dropLostMails: build.mutation<Done, string[]>({
      query: (ids) => request(endpoints.dropLostMails, { body: { ids } }),
      invalidatesTags: ['StaffMail', 'Today', 'TeamLog'],
    }),
  }),
})

export const { useListLostMailsQuery, useRetryLostMailsMutation, useDropLostMailsMutation } =
  staffMailsApi
