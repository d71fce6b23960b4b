import type { PersonalData } from '../../../../contract/api/personalData'
import { staffClientEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffClients'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Change, type Query, type Reply } from '../../../api/request'

type List = Reply<typeof contract.listStaffClients>
type Done = Reply<typeof contract.noteStaffClient>

export const staffClientsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffClients: build.query<List, Query<typeof contract.listStaffClients>>({
      query: (query) => request(endpoints.listStaffClients, { query }),
      rawResponseSchema: reader(endpoints.listStaffClients.reply),
      providesTags: [{ type: 'StaffClient', id: 'LIST' }],
    }),
    getStaffClient: build.query<
      contract.StaffClient,
      { id: string } & Query<typeof contract.getStaffClient>
    >({
      query: ({ id, ...query }) => request(endpoints.getStaffClient, { params: { id }, query }),
      rawResponseSchema: reader(endpoints.getStaffClient.reply),
      // A change of an order changes the list of orders and the sum.
      providesTags: ['StaffClient', 'StaffOrder', { type: 'StaffOrder', id: 'LIST' }],
    }),
    noteStaffClient: build.mutation<Done, Change<typeof contract.noteStaffClient>>({
      query: ({ id, ...body }) => request(endpoints.noteStaffClient, { params: { id }, body }),
      invalidatesTags: ['StaffClient'],
    }),
    mailStaffClientLink: build.mutation<Done, Change<typeof contract.mailStaffClientLink>>({
      query: ({ id, ...body }) => request(endpoints.mailStaffClientLink, { params: { id }, body }),
      invalidatesTags: ['StaffClient'],
    }),
    exportStaffClient: build.mutation<PersonalData, string>({
      query: (id) => request(endpoints.exportStaffClient, { params: { id } }),
      rawResponseSchema: reader(endpoints.exportStaffClient.reply),
      invalidatesTags: ['StaffClient'],
    }),
    eraseStaffClient: build.mutation<Done, Change<typeof contract.eraseStaffClient>>({
      query: ({ id, ...body }) => request(endpoints.eraseStaffClient, { params: { id }, body }),
      // Not the sheet, which is still on the screen and could not be read again.
      invalidatesTags: [{ type: 'StaffClient', id: 'LIST' }, 'Today'],
    }),
  }),
})

export const {
  useListStaffClientsQuery,
  useGetStaffClientQuery,
  useNoteStaffClientMutation,
  useMailStaffClientLinkMutation,
  useExportStaffClientMutation,
  useEraseStaffClientMutation,
} = staffClientsApi
