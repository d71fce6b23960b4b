import { useEffect, useEffectEvent, useRef } from 'react'
import type { StaffReview } from '../../../../contract/api/staff/staffReviews'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { isMovedOn } from './isMovedOn'

type Page = { reviews: readonly StaffReview[]; next: string | null }

/**
 * Says when a review has left the page and its reader has not decided it; `onLost` hears which one took
 * along the reason that was being typed.
 */
export function useLeftReviews({ reviews, next }: Page, onLost: (id: string) => void) {
  const words = useWords(adminReviewsWords)
  const news = useStaffNews()
  const shown = useRef(reviews)
  const decided = useRef(new Set<string>())
  const typed = useRef(new Set<string>())
  const compare = useEffectEvent(() => {
    const isHere = new Set(reviews.map(({ id }) => id))
    const left = shown.current.filter(({ id }) => !isHere.has(id))
    const byOthers = left.filter(({ id }) => !decided.current.has(id))
    const lost = byOthers.find(({ id }) => typed.current.has(id))
    shown.current = reviews
    for (const { id } of left) {
      decided.current.delete(id)
      typed.current.delete(id)
    }
    if (byOthers.some((review) => !isMovedOn(review, { reviews, next }))) news.other(words.left)
    if (lost) onLost(lost.id)
  })
  useEffect(() => compare(), [reviews])
  return {
    decides: (id: string) => void decided.current.add(id),
    types: (id: string, text: string) =>
      void (text.trim() === '' ? typed.current.delete(id) : typed.current.add(id)),
  }
}
