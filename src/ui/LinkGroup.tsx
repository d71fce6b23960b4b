import type { ReactNode } from 'react'
import styles from './LinkGroup.module.css'

/** The links below a form or a message, side by side where there is room. */
export function LinkGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}
