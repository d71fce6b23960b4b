import {
  deleteReview,
  deleteReviewByLink,
  listOrderReviews,
  openReviewLink,
  refuseInvitations,
  writeReview,
  writeReviewByLink,
} from '../reviews'
import { toClientEndpoints } from './toClientEndpoints'

export const ownReviewEndpoints = toClientEndpoints({
  listOrderReviews,
  writeReview,
  deleteReview,
  openReviewLink,
  writeReviewByLink,
  deleteReviewByLink,
  refuseInvitations,
})
