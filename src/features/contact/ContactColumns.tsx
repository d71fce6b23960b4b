import type { ReactNode } from 'react'
import styles from './ContactColumns.module.css'

/** Two parts, side by side where there is room. */
export function ContactColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
