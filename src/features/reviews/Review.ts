import type * as z from 'zod/mini'
import type { ownReview, PublishedReviews, ReviewableProducts } from '../../../contract/api/reviews'
import type { ReviewState } from '../../../contract/reviews'

/** A published review; dates in ISO 8601. */
export type Review = {
  stars: number
  text: string
  author: string
  publishedAt: string
  orderedAt: string
}
/** A page of a product's reviews, and what all of them say. */
export type ProductReviews = { count: number; average: number | null; reviews: Review[] }

export type OwnReview = {
  stars: number
  text: string
  author: string
  state: ReviewState
  /** Why it was refused; null unless it was. */
  reason: string | null
}
export type ReviewedProduct = {
  serial: string
  name: string
  picture: string | null
  review: OwnReview | null
}
/** What may be reviewed of an order, and the name that a new review has at first. */
export type Reviewable = { author: string; products: ReviewedProduct[] }

export function toProductReviews(reply: PublishedReviews): ProductReviews {
  return {
    count: reply.review_count,
    // Another host may leave it out.
    average: reply.review_average ?? null,
    reviews: reply.reviews.map((review) => ({
      stars: review.review_stars,
      text: review.review_text,
      author: review.review_author,
      publishedAt: review.review_date,
      orderedAt: review.review_order_date,
    })),
  }
}

export function toReviewable(reply: ReviewableProducts): Reviewable {
  return {
    author: reply.review_author,
    products: reply.products.map((product) => ({
      serial: String(product.product_serial_number),
      name: product.product_name,
      picture: product.product_img,
      review: product.review && toOwnReview(product.review),
    })),
  }
}

function toOwnReview(review: z.infer<typeof ownReview>): OwnReview {
  return {
    stars: review.review_stars,
    text: review.review_text,
    author: review.review_author,
    state: review.review_state,
    reason: review.review_reason,
  }
}
