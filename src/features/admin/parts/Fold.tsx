import type { ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = { summary: string; isOpenAtFirst?: boolean; children: ReactNode }

/** What is seldom done, behind its name. */
export function Fold({ summary, isOpenAtFirst = false, children }: Props) {
  return (
    <details className={styles.fold} open={isOpenAtFirst}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
