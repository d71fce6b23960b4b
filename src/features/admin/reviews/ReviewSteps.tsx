import { useState } from 'react'
import type { StaffReview } from '../../../../contract/api/staff/staffReviews'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import type { StaffProblem } from '../../../api/admin/StaffProblem'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { RefuseReview } from './RefuseReview'
import styles from './reviews.module.css'
import { useDecideStaffReviewMutation } from './staffReviewsApi'

type Props = {
  review: StaffReview
  /** The version that was read. */
  read: string
  onEnd: (outcome: { stale: string | null }) => void
}
type Decision = { published: boolean; reason?: string }

/** What may become of a review now. */
export function ReviewSteps({ review, read, onEnd }: Props) {
  const words = useWords(adminReviewsWords)
  const { id, state, product, author } = review
  const [decide] = useDecideStaffReviewMutation()
  const [isDone, setDone] = useState(false)
  const { run, problem, isBusy } = useStaffChange()

  async function send(decision: Decision) {
    try {
      const done = await decide({ id, version: read, ...decision }).unwrap()
      setDone(true)
      onEnd({ stale: null })
      return done
    } catch (error) {
      if ((error as StaffProblem).code === 'review_changed') onEnd({ stale: id })
      throw error
    }
  }

  const isToRead = state === 'pending'
  return (
    <div className={styles.steps}>
      <ChangeProblem problem={problem} />
      {state !== 'published' && (
        <Button
          {...(!isToRead && { variant: 'quiet' as const })}
          isBusy={isBusy || isDone}
          aria-label={isToRead ? words.publishOf(product.name, author) : undefined}
          onClick={() => void run(() => send({ published: true }))}
        >
          {isToRead ? words.publish : words.publishAfterAll}
        </Button>
      )}
      {state !== 'refused' && (
        <RefuseReview
          isPublished={!isToRead}
          refuse={(reason) => send({ published: false, reason })}
        />
      )}
    </div>
  )
}
