import { staffOpeningEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffOpening'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Reply } from '../../../api/request'

type Retired = Reply<typeof contract.retireInventedProducts>

export const staffOpeningApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffOpening: build.query<contract.StaffOpening, undefined>({
      query: () => request(endpoints.getStaffOpening, {}),
      rawResponseSchema: reader(endpoints.getStaffOpening.reply),
      // What others do to products and settings makes `Today` stale.
      providesTags: ['StaffOpening', 'StaffProduct', 'Today'],
    }),
    retireInventedProducts: build.mutation<Retired, undefined>({
      query: () => request(endpoints.retireInventedProducts, {}),
      invalidatesTags: ['StaffOpening', 'StaffProduct', 'Today'],
    }),
  }),
})

export const { useGetStaffOpeningQuery, useRetireInventedProductsMutation } = staffOpeningApi
