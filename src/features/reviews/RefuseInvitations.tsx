import { ownReviewWords } from '../../../wording/ownReviews'
import { shownProblem } from '../../api/Problem'
import { Button } from '../../ui/Button'
import { focus } from '../../ui/focus'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { useRefuseInvitationsMutation } from './ownReviewsApi'
import styles from './Reviewed.module.css'

/** The way out of the mails that ask for reviews. */
export function RefuseInvitations({ token }: { token: string }) {
  const words = useWords(ownReviewWords)
  const [refuseInvitations, { isLoading, isSuccess, error }] = useRefuseInvitationsMutation()
  if (isSuccess)
    return (
      <p role="status" tabIndex={-1} ref={focus} className={styles.news}>
        {words.refused}
      </p>
    )
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" isBusy={isLoading} onClick={() => void refuseInvitations({ token })}>
        {words.refuse}
      </Button>
      {error !== undefined && (
        <p role="alert">
          <ProblemText {...shownProblem(error, words.notRefused)} />
        </p>
      )}
    </div>
  )
}
