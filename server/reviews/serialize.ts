import type { PublishedReviews, ReviewableProducts } from '../../contract/api/reviews'
import { defaultPicture } from '../../contract/site/pictures'
import type { Published, Reviewable, Reviewer, ReviewRow } from './queries'
import { defaultAuthor } from './rules'

export function toPublishedReply(
  { count, average }: { count: number; average: number | null },
  page: readonly Published[],
): PublishedReviews {
  return {
    review_count: count,
    review_average: average,
    reviews: page.map(({ stars, text, author, publishedAt, orderedAt }) => ({
      review_stars: stars,
      review_text: text,
      review_author: author,
      review_date: publishedAt.toISOString(),
      review_order_date: orderedAt.toISOString(),
    })),
  }
}

/** In the order in which the articles were added. */
export function toReviewableReply(
  reviewer: Reviewer,
  reviewable: readonly Reviewable[],
): ReviewableProducts {
  return {
    review_author: defaultAuthor(reviewer),
    products: [...reviewable]
      .sort((one, other) => one.position - other.position)
      .map(({ serial, name, picture, review }) => ({
        product_serial_number: serial,
        product_name: name,
        product_img: picture ?? defaultPicture,
        review: review && toOwnReply(review),
      })),
  }
}

export function toOwnReply({ stars, text, author, state, reason, writtenAt }: ReviewRow) {
  return {
    review_stars: stars,
    review_text: text,
    review_author: author,
    review_state: state,
    review_reason: reason,
    review_date: writtenAt.toISOString(),
  }
}
