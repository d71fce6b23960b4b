import { useEffect, useRef } from 'react'
import type { StaffReview } from '../../../../contract/api/staff/staffReviews'
import { ReviewCard } from './ReviewCard'
import styles from './reviews.module.css'

type Props = {
  reviews: readonly StaffReview[]
  onStale: (id: string | null) => void
}

/** The reviews of a page; after a decision the focus is on the one that comes next. */
export function ReviewRows({ reviews, onStale }: Props) {
  const list = useRef<HTMLUListElement>(null)
  /** The place of the last decision, until its review has left the list. */
  const decided = useRef<{ id: string; place: number } | null>(null)
  useEffect(() => {
    const left = decided.current
    if (!left || reviews.some(({ id }) => id === left.id)) return
    decided.current = null
    const place = Math.min(left.place, reviews.length - 1)
    list.current?.children[place]?.querySelector('article')?.focus()
  }, [reviews])
  return (
    <ul ref={list} className={styles.list}>
      {reviews.map((review, place) => (
        <li key={review.id}>
          <ReviewCard
            review={review}
            onEnd={({ stale }) => {
              if (!stale) decided.current = { id: review.id, place }
              onStale(stale)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
