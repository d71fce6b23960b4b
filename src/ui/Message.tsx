import { useState } from 'react'
import { useWords } from './Shop'
import styles from './Messages.module.css'
import { useCountdown } from './useCountdown'

export type Shown = { id: string; kind: 'success' | 'error' | 'info'; text: string }
type Props = {
  message: Shown
  /** Milliseconds. */
  duration: number
  onClose: (id: string) => void
}

/** Leaves by itself; its time stands still under the pointer and while it holds the focus. */
export function Message({ message, duration, onClose }: Props) {
  const { common } = useWords()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const close = () => onClose(message.id)
  useCountdown(duration, isPointedAt || isFocused, close)
  return (
    <div
      className={styles.message}
      data-kind={message.kind}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{message.text}</p>
      <button type="button" aria-label={common.closeMessage} onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
