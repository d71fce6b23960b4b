import type { StaffReview } from '../../../../contract/api/staff/staffReviews'
import { Settling } from '../news/Settling'
import { useFocusNext } from '../parts/useFocusNext'
import { ReviewCard } from './ReviewCard'
import styles from './reviews.module.css'

type Props = {
  reviews: readonly StaffReview[]
  onStale: (id: string | null) => void
}

/** The reviews of a page. */
export function ReviewRows({ reviews, onStale }: Props) {
  const ids = reviews.map(({ id }) => id)
  const { list, leaves } = useFocusNext(ids)
  return (
    <Settling state={ids.join()}>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              onEnd={({ stale }) => {
                if (!stale) leaves(review.id)
                onStale(stale)
              }}
            />
          </li>
        ))}
      </ul>
    </Settling>
  )
}
