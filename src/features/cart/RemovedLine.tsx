import { useId, useRef } from 'react'
import { cartWords } from '../../../wording/cart'
import { Button } from '../../ui/Button'
import { ProblemText, type ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { useCountdown } from '../../ui/useCountdown'
import { useIsAttended } from '../../ui/useIsAttended'
import styles from './CartPanel.module.css'

type Props = {
  name: string
  /** Why it could not be brought back. */
  refusal: ShownProblem | null | undefined
  onUndo: () => void
  onEnd: () => void
}

const durationMs = 10_000

/**
 * Brings a removed line back for ten seconds, which stop under the pointer and the focus; after a
 * refusal until the next try.
 */
export function RemovedLine({ name, refusal, onUndo, onEnd }: Props) {
  const words = useWords(cartWords)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const isAttended = useIsAttended(element)
  useCountdown(durationMs, isAttended || Boolean(refusal), onEnd)
  return (
    <div ref={element} className={styles.removed}>
      <span id={id}>{words.removed(name)}</span>
      <Button variant="quiet" aria-describedby={id} onClick={onUndo}>
        {words.undo}
      </Button>
      {refusal && (
        // Its message has said it already.
        <p className={styles.refusal} aria-live="off">
          <ProblemText {...refusal} />
        </p>
      )}
    </div>
  )
}
