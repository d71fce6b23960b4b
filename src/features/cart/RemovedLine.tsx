import { useId, useRef } from 'react'
import { cartWords } from '../../../wording/cart'
import { Button } from '../../ui/Button'
import { useWords } from '../../ui/Shop'
import { useCountdown } from '../../ui/useCountdown'
import { useIsAttended } from '../../ui/useIsAttended'
import styles from './CartPanel.module.css'

type Props = { name: string; onUndo: () => void; onEnd: () => void }

const durationMs = 10_000

/** Brings a removed line back for ten seconds, which stop under the pointer and the focus. */
export function RemovedLine({ name, onUndo, onEnd }: Props) {
  const words = useWords(cartWords)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  useCountdown(durationMs, useIsAttended(element), onEnd)
  return (
    <div ref={element} className={styles.removed}>
      <span id={id}>{words.removed(name)}</span>
      <Button variant="quiet" aria-describedby={id} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  )
}
