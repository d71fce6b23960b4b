import type { StaffReview } from '../../../../contract/api/staff/staffReviews'

type Decided = Pick<StaffReview, 'state' | 'decision'>
type Page = { reviews: readonly Decided[]; next: string | null }

/**
 * Whether a review that has left a page is on a later one: newer decisions come first in their lists,
 * while those to read are only joined at the end.
 */
export function isMovedOn({ state, decision }: Decided, { reviews, next }: Page): boolean {
  const last = reviews.at(-1)?.decision
  if (state === 'pending' || next === null || !decision || !last) return false
  return decision.at <= last.at
}
