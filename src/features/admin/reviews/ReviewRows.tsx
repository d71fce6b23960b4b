import type { StaffReview } from '../../../../contract/api/staff/staffReviews'
import { Settling } from '../news/Settling'
import { useFocusNext } from '../parts/useFocusNext'
import { ReviewCard } from './ReviewCard'
import { useLeftReviews } from './useLeftReviews'
import styles from './reviews.module.css'

type Props = {
  reviews: readonly StaffReview[]
  /** Where a page follows. */
  next: string | null
  onStale: (id: string | null) => void
}

/** The reviews of a page. */
export function ReviewRows({ reviews, next, onStale }: Props) {
  const ids = reviews.map(({ id }) => id)
  const { list, leaves } = useFocusNext(ids)
  const { decides, types } = useLeftReviews({ reviews, next }, onStale)
  function end(id: string, stale: string | null) {
    if (!stale) {
      leaves(id)
      decides(id)
    }
    onStale(stale)
  }
  return (
    <Settling state={ids.join()}>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {reviews.map((review) => (
          <li
            key={review.id}
            onInput={({ target }) => types(review.id, (target as HTMLTextAreaElement).value)}
          >
            <ReviewCard review={review} onEnd={({ stale }) => end(review.id, stale)} />
          </li>
        ))}
      </ul>
    </Settling>
  )
}
