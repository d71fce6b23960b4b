import { useState, type ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = {
  summary: string
  isOpenAtFirst?: boolean
  /** What is inside is made once it is opened, because it reads something. */
  isMadeLate?: boolean
  children: ReactNode
}

/** What is seldom done, behind its name. */
export function Fold({ summary, isOpenAtFirst = false, isMadeLate = false, children }: Props) {
  const [isMade, setMade] = useState(isOpenAtFirst || !isMadeLate)
  return (
    <details className={styles.fold} open={isOpenAtFirst} onToggle={() => setMade(true)}>
      <summary>{summary}</summary>
      {isMade && children}
    </details>
  )
}
