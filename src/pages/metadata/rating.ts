import type { Thing } from '../../../contract/site/renderer'
import { maxStars } from '../../../contract/reviews'
import type { ProductReviews, Review } from '../../features/reviews/Review'

/** Search engines show one at most; the page itself has them all. */
const described = 3

/** What the published reviews say; nothing without one. https://schema.org/AggregateRating */
export function toRating(reviews: ProductReviews | null): Record<string, Thing | Thing[]> {
  if (!reviews || reviews.count === 0 || reviews.average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average,
      reviewCount: reviews.count,
      bestRating: maxStars,
      worstRating: 1,
    },
    review: reviews.reviews.slice(0, described).map(toReview),
  }
}

function toReview({ stars, text, author, publishedAt }: Review): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: publishedAt,
    reviewBody: text,
    reviewRating: {
      '@type': 'Rating',
      ratingValue: stars,
      bestRating: maxStars,
      worstRating: 1,
    },
  }
}
