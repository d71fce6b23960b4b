import type { ReactNode } from 'react'
import styles from './Beside.module.css'

/** Two parts of a page: in a wide window the second is beside the first, else below it. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}
