import * as z from 'zod/mini'
import {
  maxAuthorLength,
  maxReviewLength,
  maxStars,
  reviewStates,
  minReviewLength,
} from '../reviews'
import { pageNumber } from './catalogue'
import { linkToken } from './clients'
import { endpoint, problems } from './endpoint'
import { id, idText } from './ids'
import { toOneLine } from './oneLine'

const stars = z.int().check(z.minimum(1), z.maximum(maxStars))
/** Lines stay; empty ones and invisible characters go. */
const toLines = (typed: string) => toOneLine(typed, '\n')
const written = {
  product_serial_number: id,
  review_stars: stars,
  review_text: z
    .string()
    .check(z.overwrite(toLines), z.minLength(minReviewLength), z.maxLength(maxReviewLength)),
  /** The name that is published. */
  review_author: z
    .string()
    .check(z.overwrite(toOneLine), z.minLength(1), z.maxLength(maxAuthorLength)),
}

/** The published reviews of a product; dates are ISO 8601 in UTC. */
const publishedReviews = z.object({
  review_count: z.number(),
  /** To a tenth; null without a review. */
  review_average: z.nullable(z.number()),
  reviews: z.array(
    z.object({
      review_stars: z.number(),
      review_text: z.string(),
      review_author: z.string(),
      /** When it was published. */
      review_date: z.string(),
      /** When the product was ordered. */
      review_order_date: z.string(),
    }),
  ),
})
export type PublishedReviews = z.infer<typeof publishedReviews>

export const ownReview = z.object({
  review_stars: z.number(),
  review_text: z.string(),
  review_author: z.string(),
  review_state: z.enum(reviewStates),
  /** Why it was refused; null unless it was. */
  review_reason: z.nullable(z.string()),
  /** When it was written. */
  review_date: z.string(),
})

/** The products of an order that its client may review, each with their review. */
export const reviewableProducts = z.object({
  /** The name that a new review has unless its author chooses another. */
  review_author: z.string(),
  products: z.array(
    z.object({
      product_serial_number: id,
      product_name: z.string(),
      product_img: z.nullable(z.string()),
      review: z.nullable(ownReview),
    }),
  ),
})
export type ReviewableProducts = z.infer<typeof reviewableProducts>

const message = z.object({ message: z.string() })
const limits = { perAddress: { max: 60, minutes: 15 } }

export const listReviews = endpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/api/product/:id/reviews',
  audience: 'public',
  extension: true,
  summary: 'The published reviews of a product, the newest first, ten a page',
  params: z.object({ id: idText }),
  query: z.object({ page: z.optional(pageNumber) }),
  replies: { 200: publishedReviews, ...problems(400, 404) },
})

export const listOrderReviews = endpoint({
  name: 'listOrderReviews',
  method: 'GET',
  path: '/api/client/command/:id/reviews',
  audience: 'client',
  extension: true,
  summary: 'What the client may review of an order; nothing before it is received',
  params: z.object({ id: idText }),
  query: z.object({ client_id: idText }),
  replies: { 200: reviewableProducts, ...problems(400, 401, 403, 404) },
})

const ofOrder = { client_id: id, command_id: id }

export const writeReview = endpoint({
  name: 'writeReview',
  method: 'PUT',
  path: '/api/client/review',
  audience: 'client',
  extension: true,
  summary: 'Write or change the client’s review of a product that they received',
  body: z.object({ ...ofOrder, ...written }),
  replies: { 200: ownReview, ...problems(400, 401, 403, 404, 429) },
  limits,
})

export const deleteReview = endpoint({
  name: 'deleteReview',
  method: 'DELETE',
  path: '/api/client/review',
  audience: 'client',
  extension: true,
  summary: 'Delete the client’s review of a product',
  body: z.object({ ...ofOrder, product_serial_number: id }),
  replies: { 200: message, ...problems(400, 401, 403, 404, 429) },
  limits,
})

export const openReviewLink = endpoint({
  name: 'openReviewLink',
  method: 'POST',
  path: '/api/reviews/link',
  audience: 'public',
  extension: true,
  summary: 'What the holder of a mailed link may review',
  body: z.object({ token: linkToken }),
  replies: { 200: reviewableProducts, ...problems(400, 404, 429) },
  limits,
})

export const writeReviewByLink = endpoint({
  name: 'writeReviewByLink',
  method: 'PUT',
  path: '/api/reviews/link',
  audience: 'public',
  extension: true,
  summary: 'Write or change a review by the mailed link of its order',
  body: z.object({ token: linkToken, ...written }),
  replies: { 200: ownReview, ...problems(400, 404, 429) },
  limits,
})

export const deleteReviewByLink = endpoint({
  name: 'deleteReviewByLink',
  method: 'DELETE',
  path: '/api/reviews/link',
  audience: 'public',
  extension: true,
  summary: 'Delete a review by the mailed link of its order',
  body: z.object({ token: linkToken, product_serial_number: id }),
  replies: { 200: message, ...problems(400, 404, 429) },
  limits,
})

export const refuseInvitations = endpoint({
  name: 'refuseInvitations',
  method: 'POST',
  path: '/api/reviews/refusal',
  audience: 'public',
  extension: true,
  summary: 'Ask by a mailed link for no further invitation to review',
  body: z.object({ token: linkToken }),
  replies: { 200: message, ...problems(400, 404, 429) },
  limits,
})
