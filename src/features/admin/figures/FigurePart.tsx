import type { ReactNode } from 'react'
import type { FigureTable } from '../../../../contract/api/staff/staffFigures'
import type { AskedFigures } from './askedFigures'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { useWords } from '../../../ui/Shop'
import { FigureFile } from './FigureFile'
import styles from './figures.module.css'

type Props = {
  name: string
  table: FigureTable
  asked: AskedFigures
  what?: string
  /** How many rows are shown, where there are more. */
  onlyFirst?: number | false
  children: ReactNode
}

/** A table of the figures under its heading, with its file. */
export function FigurePart({ name, table, asked, what, onlyFirst = false, children }: Props) {
  const { firstOnly } = useWords(adminFiguresWords)
  const said = [what, onlyFirst !== false && firstOnly(onlyFirst)].filter(Boolean).join(' ')
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {said && <p className={styles.quiet}>{said}</p>}
      {children}
      <FigureFile table={table} name={name} asked={asked} />
    </section>
  )
}
