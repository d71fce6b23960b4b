import { staffReviewEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffReviews'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Change, type Query, type Reply } from '../../../api/request'

type List = Reply<typeof contract.listStaffReviews>
type Done = Reply<typeof contract.decideStaffReview>
type Decision = Change<typeof contract.decideStaffReview>

export const staffReviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffReviews: build.query<List, Query<typeof contract.listStaffReviews>>({
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
