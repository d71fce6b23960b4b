import { reviewEndpoints } from '../../../contract/api/client/reviews'
import type { PublishedReviews } from '../../../contract/api/reviews'
import { api } from '../../api/api'
import { reader } from '../../api/reader'
import { request } from '../../api/request'
import { toProductReviews, type ProductReviews } from './Review'

type Arg = { serial: string; page: number }

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null at a host that does not know them. */
    listReviews: build.query<ProductReviews | null, Arg>({
      query: ({ serial, page }) => ({
        ...request(reviewEndpoints.listReviews, {
          params: { id: serial },
          query: { page: String(page) },
        }),
        mayBeMissing: true,
      }),
      rawResponseSchema: reader({ anyOf: [reviewEndpoints.listReviews.reply, { type: 'null' }] }),
      transformResponse: (reply: PublishedReviews | null) => reply && toProductReviews(reply),
      providesTags: (_result, _error, { serial }) => [{ type: 'Product', id: serial }],
      keepUnusedDataFor: 600,
    }),
  }),
})

export const { useListReviewsQuery } = reviewsApi
