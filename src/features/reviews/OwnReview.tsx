import { ownReviewWords } from '../../../wording/ownReviews'
import { useWords } from '../../ui/Shop'
import styles from './Reviewed.module.css'
import type { OwnReview as Written } from './Review'
import { Stars } from './Stars'

/** The client's own review, and what became of it. */
export function OwnReview({ review }: { review: Written }) {
  const words = useWords(ownReviewWords)
  return (
    <>
      <p className={styles.head}>
        <Stars stars={review.stars} /> <span>{review.author}</span>
      </p>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.state}>
        {words.states[review.state]}
        {review.reason !== null && ` ${words.reason(review.reason)}`}
      </p>
    </>
  )
}
