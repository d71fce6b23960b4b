import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

/** Links to the parts of a list; the current one has `aria-current`. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  )
}
