import { useId, useState } from 'react'
import { maxStars } from '../../../contract/reviews'
import { ownReviewWords } from '../../../wording/ownReviews'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useFieldError } from '../../ui/fieldErrors'
import styles from './StarsField.module.css'

/** One to five stars as radio buttons; what the choice means is written beside them. */
export function StarsField({ initial }: { initial: number | null }) {
  const words = useWords(ownReviewWords)
  const id = useId()
  const wrong = useFieldError('review_stars')
  const [chosen, setChosen] = useState(initial)
  const isFull = (stars: number) => chosen !== null && stars <= chosen
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-required
      aria-labelledby={`${id}-name`}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
      className={styles.field}
    >
      <p id={`${id}-name`} className={styles.legend}>
        {words.rating}
        <span aria-hidden="true"> *</span>
      </p>
      <div className={styles.stars}>
        {Array.from({ length: maxStars }, (_, index) => index + 1).map((stars) => (
          <label key={stars} data-full={isFull(stars) || undefined}>
            <input
              type="radio"
              name="review_stars"
              value={stars}
              defaultChecked={stars === initial}
              onChange={() => setChosen(stars)}
            />
            <span aria-hidden="true">{isFull(stars) ? '★' : '☆'}</span>
            <VisuallyHidden>{words.starOf(stars, words.star(stars))}</VisuallyHidden>
          </label>
        ))}
        <span aria-hidden="true" className={styles.name}>
          {chosen !== null && words.star(chosen)}
        </span>
      </div>
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {wrong}
        </p>
      )}
    </div>
  )
}
