import { staffFigureEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffFigures'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Query, type Reply } from '../../../api/request'

type File = Reply<typeof contract.getStaffFigureFile>

export const staffFiguresApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffFigures: build.query<contract.StaffFigures, Query<typeof contract.getStaffFigures>>({
      query: (query) => request(endpoints.getStaffFigures, { query }),
      rawResponseSchema: reader(endpoints.getStaffFigures.reply),
      providesTags: ['Figures'],
    }),
    // A file is saved, not kept: it is read again for each download.
    getStaffFigureFile: build.mutation<File, Query<typeof contract.getStaffFigureFile>>({
      query: (query) => request(endpoints.getStaffFigureFile, { query }),
      rawResponseSchema: reader(endpoints.getStaffFigureFile.reply),
    }),
  }),
})

export const { useGetStaffFiguresQuery, useGetStaffFigureFileMutation } = staffFiguresApi
