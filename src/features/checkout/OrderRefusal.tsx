import { useEffect, useRef } from 'react'
import { ProblemText, type ShownProblem } from '../../ui/ProblemText'
import styles from './Checkout.module.css'

/** Above the button that was refused: below it, a small window would not show it. */
export function OrderRefusal({ refusal }: { refusal: ShownProblem }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [refusal])
  return (
    <p ref={text} tabIndex={-1} className={styles.refusal}>
      <ProblemText {...refusal} />
    </p>
  )
}
