import { useEffect, useRef } from 'react'
import { ProblemText, type ShownProblem } from '../../ui/ProblemText'
import styles from './Checkout.module.css'

/** Those that have had the focus: it is not taken again where the cart comes back with an old one. */
const told = new WeakSet<ShownProblem>()

/** Above the button that was refused: below it, a small window would not show it. */
export function OrderRefusal({ refusal }: { refusal: ShownProblem }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (told.has(refusal)) return
    told.add(refusal)
    text.current?.focus()
  }, [refusal])
  return (
    <p ref={text} tabIndex={-1} className={styles.refusal}>
      <ProblemText {...refusal} />
    </p>
  )
}
