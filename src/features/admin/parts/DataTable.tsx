import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

type Row = { key: string; name: ReactNode; cells: readonly ReactNode[] }
type Props = {
  label: string
  /** Of the name, then of each cell. */
  headings: readonly string[]
  rows: readonly Row[]
}

/** A table of numbers; in a narrow window each cell is below its row's name, with its heading. */
export function DataTable({ label, headings, rows }: Props) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={headings[place + 1]} data-heading={headings[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
