import { useRef } from 'react'
import { commonWords } from '../../wording/common'
import { useWords } from './Shop'
import styles from './Messages.module.css'
import { useCountdown } from './useCountdown'
import { useIsAttended } from './useIsAttended'

export type Shown = { id: string; kind: 'success' | 'error' | 'info'; text: string }
type Props = {
  message: Shown
  /** Milliseconds. */
  duration: number
  onClose: (id: string) => void
}

/** Disappears by itself; its time stops under the pointer and while it holds the focus. */
export function Message({ message, duration, onClose }: Props) {
  const common = useWords(commonWords)
  const element = useRef<HTMLDivElement>(null)
  const close = () => onClose(message.id)
  useCountdown(duration, useIsAttended(element), close)
  return (
    <div ref={element} className={styles.message} data-kind={message.kind}>
      <p>{message.text}</p>
      <button type="button" aria-label={common.closeMessage} onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
