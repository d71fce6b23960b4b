import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

type Props = { children: ReactNode; role?: 'status' }

/** Read by screen readers, not shown. */
export function VisuallyHidden({ children, role }: Props) {
  return (
    <span role={role} className={styles.hidden}>
      {children}
    </span>
  )
}
