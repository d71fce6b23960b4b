/** `pending`: a person of the shop has not read it yet. */
export const reviewStates = ['pending', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

export const maxStars = 5
/** Characters. */
export const shortestReview = 10
export const longestReview = 1500
export const longestAuthor = 40
/** Characters of why a review is refused. */
export const longestReason = 1000
/** Reviews of a page of the list. */
export const reviewsPerPage = 10
