import { staffDocumentEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as documents from '../../../../contract/api/staff/staffDocuments'
import type * as months from '../../../../contract/api/staff/staffMonths'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Body, type Query, type Reply } from '../../../api/request'

type Page = Reply<typeof documents.listStaffDocuments>
type File = Reply<typeof documents.getStaffDocument>
type Verified = Reply<typeof documents.verifyStaffJournal>
type Months = Reply<typeof months.listStaffMonths>
type Closed = Reply<typeof months.closeStaffMonth>
type Export = { month: string } & Body<typeof months.exportStaffMonth>

export const staffDocumentsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffDocuments: build.query<Page, Query<typeof documents.listStaffDocuments>>({
      query: (query) => request(endpoints.listStaffDocuments, { query }),
      rawResponseSchema: reader(endpoints.listStaffDocuments.reply),
      providesTags: ['StaffDocument'],
    }),
    // A file is saved, not kept: it is read again for each download.
    getStaffDocument: build.mutation<File, string>({
      query: (number) => request(endpoints.getStaffDocument, { params: { number } }),
    }),
    verifyStaffJournal: build.mutation<Verified, undefined>({
      query: () => request(endpoints.verifyStaffJournal, {}),
    }),
    listStaffMonths: build.query<Months, undefined>({
      query: () => request(endpoints.listStaffMonths, {}),
      rawResponseSchema: reader(endpoints.listStaffMonths.reply),
      providesTags: ['StaffDocument'],
    }),
    getStaffMonth: build.query<months.StaffMonth, string>({
      query: (month) => request(endpoints.getStaffMonth, { params: { month } }),
      rawResponseSchema: reader(endpoints.getStaffMonth.reply),
      providesTags: ['StaffDocument'],
    }),
    exportStaffMonth: build.mutation<File, Export>({
      query: ({ month, ...body }) =>
        request(endpoints.exportStaffMonth, { params: { month }, body }),
    }),
    closeStaffMonth: build.mutation<Closed, string>({
      query: (month) => request(endpoints.closeStaffMonth, { params: { month } }),
      invalidatesTags: ['StaffDocument'],
    }),
  }),
})

export const {
  useListStaffDocumentsQuery,
  useGetStaffDocumentMutation,
  useVerifyStaffJournalMutation,
  useListStaffMonthsQuery,
  useGetStaffMonthQuery,
  useExportStaffMonthMutation,
  useCloseStaffMonthMutation,
} = staffDocumentsApi
