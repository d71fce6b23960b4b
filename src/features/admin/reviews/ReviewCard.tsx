import { useState } from 'react'
import type { StaffReview } from '../../../../contract/api/staff/staffReviews'
import { maxStars } from '../../../../contract/reviews'
import { adminOrderPath, adminProductPath } from '../../../../contract/site/adminPaths'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { ReviewSteps } from './ReviewSteps'
import { Fact } from '../parts/Fact'
import { useProductUrl } from '../parts/useProductUrl'
import styles from './reviews.module.css'

type Props = {
  review: StaffReview
  /** A decision was made, or refused because the review is no longer what was read. */
  onEnd: (outcome: { stale: string | null }) => void
}

/** A review: what it says, where it comes from, and what to do with it. */
export function ReviewCard({ review, onEnd }: Props) {
  const words = useWords(adminReviewsWords)
  const { id, version, stars, text, product, state } = review
  // A decision is about what was shown first, until its typist is told that it changed.
  const [read, setRead] = useState(version)
  // The list may be read again only after the refusal that tells it.
  const [isTold, setTold] = useState(false)
  if (isTold && read !== version) {
    setRead(version)
    setTold(false)
  }
  const title = `review-${id}`
  function end(outcome: { stale: string | null }) {
    setTold(true)
    onEnd(outcome)
  }
  return (
    <article
      className={styles.card}
      data-is-open={state === 'pending'}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <header>
        <span role="img" aria-label={words.stars(stars, maxStars)} className={styles.stars}>
          {words.drawn(stars, maxStars)}
        </span>
        <h2 id={title}>
          <Link to={adminProductPath(product.id)}>{product.name}</Link>
        </h2>
      </header>
      {read !== version && <p className={styles.warning}>{words.rewritten}</p>}
      <blockquote className={styles.text}>{text}</blockquote>
      <Facts review={review} />
      <ReviewSteps review={review} read={read} onEnd={end} />
    </article>
  )
}

function Facts({ review }: { review: StaffReview }) {
  const words = useWords(adminReviewsWords)
  const { author, at, order, number, product, state, decision } = review
  const page = useProductUrl(product.serial)
  return (
    <dl className={styles.facts}>
      <Fact name={words.author}>{author}</Fact>
      <Fact name={words.written}>
        <time dateTime={at}>{words.moment(at)}</time>
      </Fact>
      <Fact name={words.order}>
        <Link to={adminOrderPath(order)}>{order}</Link>
      </Fact>
      <Fact name={product.serial}>
        {product.retired ? (
          words.offSale
        ) : (
          <a href={page} target="_blank" rel="noreferrer" aria-label={words.pageOf(product.name)}>
            {words.page}
          </a>
        )}
      </Fact>
      <Fact name={words.number}>{number}</Fact>
      {decision && state !== 'pending' && (
        <Fact name={words.decision[state]}>{words.decided(decision.at, decision.who)}</Fact>
      )}
      {decision?.reason != null && <Fact name={words.reason}>{decision.reason}</Fact>}
    </dl>
  )
}
