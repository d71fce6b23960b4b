/** `pending`: a person of the shop has not read it yet. */
export const reviewStates = ['pending', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

export const maxStars = 5
/** Characters. */
export const minReviewLength = 10
export const maxReviewLength = 1500
export const maxAuthorLength = 40
/** Characters of why a review is refused. */
export const maxReasonLength = 1000
/** Reviews of a page of the list. */
export const reviewsPerPage = 10
