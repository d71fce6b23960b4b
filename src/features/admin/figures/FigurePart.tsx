import type { ReactNode } from 'react'
import type { FigureTable } from '../../../../contract/api/staff/staffFigures'
import type { AskedFigures } from './askedFigures'
import { FigureFile } from './FigureFile'
import styles from './figures.module.css'

type Props = {
  name: string
  table: FigureTable
  asked: AskedFigures
  what?: string | undefined
  children: ReactNode
}

/** A table of the figures under its heading, with its file. */
export function FigurePart({ name, table, asked, what, children }: Props) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {what && <p className={styles.quiet}>{what}</p>}
      {children}
      <FigureFile table={table} name={name} asked={asked} />
    </section>
  )
}
