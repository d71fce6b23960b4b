import { useState } from 'react'
import { reviewsPerPage } from '../../../contract/reviews'
import { paths } from '../../../contract/site/paths'
import { reviewWords } from '../../../wording/reviews'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { RetryLine } from '../../ui/RetryLine'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import styles from './ReviewList.module.css'
import { ReviewPage } from './ReviewPage'
import { useListReviewsQuery } from './reviewsApi'
import { Stars } from './Stars'

/** What buyers say of a product, with how it was collected; nothing at a host without reviews. */
export function ReviewList({ serial }: { serial: string }) {
  const words = useWords(reviewWords)
  const [pages, setPages] = useState(1)
  const { currentData: first, error, refetch } = useListReviewsQuery({ serial, page: 1 })
  if (first === null) return null
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <h2 id="reviews">{words.title}</h2>
      {!first && (error ? <RetryLine onRetry={refetch} /> : <WaitingLines lines={4} />)}
      {first?.count === 0 && <p>{words.empty}</p>}
      {first && first.average !== null && (
        <>
          <p className={styles.summary}>
            <Stars stars={first.average} />
            <span>
              <strong>{words.average(first.average)}</strong> {words.outOf}
            </span>
            <span className={styles.quiet}>
              {words.count(first.count)}, {words.newestFirst}
            </span>
          </p>
          {Array.from({ length: pages }, (_, index) => (
            <ReviewPage key={index} serial={serial} page={index + 1} />
          ))}
          {pages * reviewsPerPage < first.count && (
            <Button variant="quiet" onClick={() => setPages(pages + 1)}>
              {words.more}
            </Button>
          )}
        </>
      )}
      {first && (
        <p className={styles.method}>
          {words.whoWrites} <Link to={paths.reviewMethod}>{words.method}</Link>
          <br />
          <Link to={paths.profile}>{words.bought}</Link>
        </p>
      )}
    </section>
  )
}
