import { useState } from 'react'
import { ownReviewWords } from '../../../wording/ownReviews'
import { shownProblem } from '../../api/Problem'
import { Button } from '../../ui/Button'
import { focus } from '../../ui/focus'
import { ProblemText, type ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import styles from './Reviewed.module.css'

type Props = { remove: () => Promise<void>; onDone: () => void; onCancel: () => void }

/** Asks once more before a review is deleted. */
export function RemoveReview({ remove, onDone, onCancel }: Props) {
  const words = useWords(ownReviewWords)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ShownProblem | null>(null)

  async function press() {
    setBusy(true)
    setProblem(null)
    try {
      await remove()
      onDone()
    } catch (error) {
      setProblem(shownProblem(error, words.notRemoved))
      setBusy(false)
    }
  }

  return (
    <div role="group" aria-label={words.removeAsk} tabIndex={-1} ref={focus}>
      <p>{words.removeAsk}</p>
      {problem && (
        <p role="alert">
          <ProblemText {...problem} />
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="danger" isBusy={isBusy} onClick={() => void press()}>
          {words.removeYes}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
