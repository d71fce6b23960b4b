import type * as z from 'zod/mini'
import { staffReviewEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffReviews'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'

type List = z.infer<(typeof contract.listStaffReviews.replies)[200]>
type Done = z.infer<(typeof contract.decideStaffReview.replies)[200]>
type Decision = { id: string } & z.input<typeof contract.decideStaffReview.body>

export const staffReviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffReviews: build.query<List, z.input<typeof contract.listStaffReviews.query>>({
      query: (query) => request(endpoints.listStaffReviews, { query }),
      rawResponseSchema: reader(endpoints.listStaffReviews.reply),
      providesTags: ['StaffReview'],
    }),
    getStaffReview: build.query<contract.StaffReview, string>({
      query: (id) => request(endpoints.getStaffReview, { params: { id } }),
      rawResponseSchema: reader(endpoints.getStaffReview.reply),
      providesTags: ['StaffReview'],
    }),
    decideStaffReview: build.mutation<Done, Decision>({
      query: ({ id, ...body }) => request(endpoints.decideStaffReview, { params: { id }, body }),
      invalidatesTags: ['StaffReview', 'Today', 'TeamLog'],
    }),
  }),
})

export const { useListStaffReviewsQuery, useGetStaffReviewQuery, useDecideStaffReviewMutation } =
  staffReviewsApi
