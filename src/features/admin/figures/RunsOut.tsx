import type { StaffFigures } from '../../../../contract/api/staff/staffFigures'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { useWords } from '../../../ui/Shop'
import { DataTable } from '../parts/DataTable'
import type { AskedFigures } from './askedFigures'
import { FigurePart } from './FigurePart'
import styles from './figures.module.css'

type Props = { figures: StaffFigures; asked: AskedFigures }

/** What runs out when, if it goes on selling as it did lately. */
export function RunsOut({ figures, asked }: Props) {
  const words = useWords(adminFiguresWords)
  const { runs_out: rows, has_all_that_run_out: hasAll } = figures
  if (rows.length === 0)
    return (
      <section className={styles.part}>
        <h2>{words.runsOut}</h2>
        <p>{words.nothingRunsOut}</p>
      </section>
    )
  return (
    <FigurePart
      name={words.runsOut}
      table="stock"
      asked={asked}
      what={words.runsOutWhat}
      onlyFirst={!hasAll && rows.length}
    >
      <DataTable
        label={words.runsOut}
        headings={[words.product, words.stock, words.sold, words.end]}
        rows={rows.map(({ serial, name, stock, sold, day }) => ({
          key: serial,
          name,
          cells: [stock, sold, words.endOn(day)],
        }))}
      />
    </FigurePart>
  )
}
