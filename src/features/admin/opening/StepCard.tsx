import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { OpeningStep, StepState } from '../../../../contract/openingSteps'
import { adminOpeningWords } from '../../../../wording/admin/opening'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { WithNews } from '../news/WithNews'
import { StateLabel } from '../parts/StateLabel'
import { buttonOf } from './buttonOf'
import styles from './opening.module.css'

type Props = {
  name: OpeningStep
  /** From 1. */
  place: number
  state: StepState
  /** What it says now. */
  lines: readonly string[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Its form: what is typed stays while the step is folded, and goes once the form closes. */
  children: (close: () => void) => ReactNode
}

/** A step on the way to an open shop: what it is, how far it is, and its form behind a button. */
export function StepCard({ name, place, state, lines, isOpen, onToggle, children }: Props) {
  const words = useWords(adminOpeningWords)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { title, hint } = words.steps[name]
  const [isFolded, setFolded] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    // What had the focus may be gone with the form.
    if (wasOpen.current && !isOpen) toggle.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  function fold() {
    setFolded(isOpen)
    onToggle(!isOpen)
  }
  function close() {
    setFolded(false)
    onToggle(false)
  }
  return (
    <section className={styles.step} aria-labelledby={id} data-state={state}>
      <header>
        <span className={styles.place} aria-hidden="true">
          {state === 'done' ? '✓' : place}
        </span>
        <h2 id={id}>{title}</h2>
        <StateLabel state={state} name={words.states[state]} />
        <Button
          ref={toggle}
          id={buttonOf(name)}
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={words.toggle(isOpen, title)}
          onClick={fold}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      </header>
      <WithNews>
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {(isOpen || isFolded) && (
          <div className={styles.content} hidden={!isOpen}>
            <p className={styles.quiet}>{hint}</p>
            {children(close)}
          </div>
        )}
      </WithNews>
    </section>
  )
}
