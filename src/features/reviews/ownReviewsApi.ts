import type * as z from 'zod/mini'
import { ownReviewEndpoints } from '../../../contract/api/client/ownReviews'
import type {
  deleteReview,
  deleteReviewByLink,
  openReviewLink,
  ownReview,
  refuseInvitations,
  ReviewableProducts,
  writeReview,
  writeReviewByLink,
} from '../../../contract/api/reviews'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request, type Body } from '../../api/request'
import { toReviewable, type Reviewable } from './Review'

type OwnReview = z.infer<typeof ownReview>
type OfOrder = { clientId: string; orderId: string }

const orderTag = (id: string | number) => ({ type: 'Order' as const, id: String(id) })
const productTag = (id: string | number) => ({ type: 'Product' as const, id: String(id) })
type Reviewed = { command_id: string | number; product_serial_number: string | number }
const changed = (_result: unknown, _error: unknown, review: Reviewed) => [
  orderTag(review.command_id),
  productTag(review.product_serial_number),
]
const changedByLink = (_result: unknown, _error: unknown, review: Omit<Reviewed, 'command_id'>) => [
  'Client' as const,
  productTag(review.product_serial_number),
]

export const ownReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null at a host that does not know them, and for an order that is not the client's. */
    listOrderReviews: build.query<Reviewable | null, OfOrder>({
      query: ({ clientId, orderId }) => ({
        ...request(ownReviewEndpoints.listOrderReviews, {
          params: { id: orderId },
          query: { client_id: clientId },
        }),
        mayBeMissing: true,
      }),
      rawResponseSchema: reader({
        anyOf: [ownReviewEndpoints.listOrderReviews.reply, { type: 'null' }],
      }),
      transformResponse: (reply: ReviewableProducts | null) => reply && toReviewable(reply),
      providesTags: (_result, _error, { orderId }) => [orderTag(orderId)],
    }),
    writeReview: build.mutation<OwnReview, Body<typeof writeReview>>({
      query: (body) => request(ownReviewEndpoints.writeReview, { body }),
      invalidatesTags: changed,
    }),
    deleteReview: build.mutation<unknown, Body<typeof deleteReview>>({
      query: (body) => request(ownReviewEndpoints.deleteReview, { body }),
      invalidatesTags: changed,
    }),
    openReviewLink: build.query<Reviewable, Body<typeof openReviewLink>>({
      query: (body) => request(ownReviewEndpoints.openReviewLink, { body }),
      rawResponseSchema: reader(ownReviewEndpoints.openReviewLink.reply),
      transformResponse: toReviewable,
      providesTags: ['Client'],
    }),
    writeReviewByLink: build.mutation<OwnReview, Body<typeof writeReviewByLink>>({
      query: (body) => request(ownReviewEndpoints.writeReviewByLink, { body }),
      invalidatesTags: changedByLink,
    }),
    deleteReviewByLink: build.mutation<unknown, Body<typeof deleteReviewByLink>>({
      query: (body) => request(ownReviewEndpoints.deleteReviewByLink, { body }),
      invalidatesTags: changedByLink,
    }),
    refuseInvitations: build.mutation<unknown, Body<typeof refuseInvitations>>({
      query: (body) => request(ownReviewEndpoints.refuseInvitations, { body }),
      invalidatesTags: ['Client'],
    }),
  }),
})

export const {
  useListOrderReviewsQuery,
  useWriteReviewMutation,
  useDeleteReviewMutation,
  useOpenReviewLinkQuery,
  useWriteReviewByLinkMutation,
  useDeleteReviewByLinkMutation,
  useRefuseInvitationsMutation,
} = ownReviewsApi
