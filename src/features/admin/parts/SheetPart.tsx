import type { ReactNode } from 'react'
import styles from './SheetPart.module.css'

/** A titled part of a sheet. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
