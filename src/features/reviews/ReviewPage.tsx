import { reviewWords } from '../../../wording/reviews'
import { RetryLine } from '../../ui/RetryLine'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import type { Review } from './Review'
import styles from './ReviewList.module.css'
import { useListReviewsQuery } from './reviewsApi'
import { Stars } from './Stars'

/**
 * A page of the reviews. One that was asked for takes the focus, because its button may go; so does
 * its failure. The first is not rendered before it is loaded.
 */
export function ReviewPage({ serial, page }: { serial: string; page: number }) {
  const words = useWords(reviewWords)
  const { currentData, error, refetch } = useListReviewsQuery({ serial, page })
  if (!currentData && error)
    return (
      <div role="alert" tabIndex={-1} ref={focus}>
        <RetryLine onRetry={refetch} />
      </div>
    )
  if (!currentData) return <WaitingLines lines={6} />
  return (
    <ul
      aria-label={page === 1 ? words.title : words.morePage(page)}
      tabIndex={page === 1 ? undefined : -1}
      ref={page === 1 ? undefined : focus}
      className={styles.list}
    >
      {currentData.reviews.map((review, index) => (
        <li key={index}>
          <Item review={review} />
        </li>
      ))}
    </ul>
  )
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function Item({ review: { stars, text, author, orderedAt, publishedAt } }: { review: Review }) {
  const words = useWords(reviewWords)
  return (
    <article>
      <p className={styles.head}>
        <Stars stars={stars} /> <span>{words.by(author)}</span>
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.quiet}>
        <time dateTime={orderedAt}>{words.ordered(orderedAt)}</time>
        {' · '}
        <time dateTime={publishedAt}>{words.published(publishedAt)}</time>
      </p>
    </article>
  )
}
