import { useState, type ReactNode } from 'react'
import { pathTo } from '../../../contract/site/paths'
import { ownReviewWords } from '../../../wording/ownReviews'
import { Button } from '../../ui/Button'
import { focus } from '../../ui/focus'
import { NewTabLink } from '../../ui/NewTabLink'
import { Picture } from '../../ui/Picture'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { OwnReview } from './OwnReview'
import { RemoveReview } from './RemoveReview'
import type { ReviewedProduct } from './Review'
import styles from './Reviewed.module.css'
import { ReviewForm } from './ReviewForm'
import { useReviewCommands, type Reviewer } from './useReviewCommands'
import { reviewDraftOf } from './useReviewDraft'

type Props = { product: ReviewedProduct; author: string; reviewer: Reviewer }
type Mode = 'shown' | 'writing' | 'removing'

/** A product that was received, the client's review of it, and what they can do with it. */
export function Reviewed({ product, author, reviewer }: Props) {
  const words = useWords(ownReviewWords)
  const { serial, name, picture, review } = product
  const { write, remove } = useReviewCommands(reviewer, serial)
  const [mode, setMode] = useState<Mode>(() =>
    reviewDraftOf(reviewer, serial) ? 'writing' : 'shown',
  )
  const [news, setNews] = useState<string | null>(null)
  /** What was cancelled: its button, back again, takes the focus. */
  const [cancelled, setCancelled] = useState<Mode | null>(null)

  function end(said: string | null) {
    setNews(said)
    setCancelled(said === null ? mode : null)
    setMode('shown')
  }
  function begin(next: Mode) {
    setNews(null)
    setMode(next)
  }
  const button = (text: string, next: Mode): ReactNode => (
    <Button
      variant="quiet"
      ref={next === cancelled ? focus : undefined}
      onClick={() => begin(next)}
    >
      {text}
      <VisuallyHidden>{words.ofProduct(name)}</VisuallyHidden>
    </Button>
  )

  return (
    <li className={styles.product}>
      <NewTabLink to={pathTo('product', serial)} className={styles.name}>
        <span className={styles.picture}>
          <Picture picture={picture} alt="" sizes="4rem" />
        </span>
        {name}
      </NewTabLink>
      {news !== null && (
        <p role="status" tabIndex={-1} ref={focus} className={styles.news}>
          {news}
        </p>
      )}
      {mode !== 'writing' && review && <OwnReview review={review} />}
      {mode === 'removing' && (
        <RemoveReview
          remove={remove}
          onDone={() => end(words.removed)}
          onCancel={() => end(null)}
        />
      )}
      {mode === 'shown' && (
        <div className={styles.buttons}>
          {button(review ? words.edit : words.write, 'writing')}
          {review && button(words.remove, 'removing')}
        </div>
      )}
      {mode === 'writing' && (
        <div
          role="group"
          aria-label={`${words.text}${words.ofProduct(name)}`}
          tabIndex={-1}
          ref={focus}
        >
          <ReviewForm
            product={product}
            author={author}
            reviewer={reviewer}
            write={write}
            onDone={(isToBeRead) => end(isToBeRead ? words.sent : words.unchanged)}
          />
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={() => end(null)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
