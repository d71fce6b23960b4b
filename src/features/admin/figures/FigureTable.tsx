import { adminFiguresWords } from '../../../../wording/admin/figures'
import { formatAmount } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { DataTable } from '../parts/DataTable'
import { ShareBar } from '../parts/ShareBar'
import styles from './figures.module.css'

type Row = {
  name: string
  /** Below the name. */
  detail?: string
  cells: readonly (string | number)[]
  sales_cents: number
  refunds_cents: number
}
type Props = {
  label: string
  /** Of the name and of the row's own cells. */
  headings: readonly string[]
  rows: readonly Row[]
  /** Whether each row has a bar of what is left. */
  hasBars?: boolean
}

/** Sales, refunds and what is left, a row each. */
export function FigureTable({ label, headings, rows, hasBars = false }: Props) {
  const words = useWords(adminFiguresWords)
  const most = Math.max(0, ...rows.map(netOf))
  return (
    <DataTable
      label={label}
      headings={[...headings, words.sales, words.refunds, words.left]}
      rows={rows.map((row) => ({
        key: `${row.name} ${row.detail ?? ''}`,
        name: (
          <>
            {row.name}
            {row.detail && <div className={styles.quiet}>{row.detail}</div>}
            {hasBars && <ShareBar part={netOf(row)} of={most} />}
          </>
        ),
        cells: [
          ...row.cells,
          ...[row.sales_cents, row.refunds_cents, netOf(row)].map((cents) =>
            words.euros(formatAmount(cents)),
          ),
        ],
      }))}
    />
  )
}

const netOf = ({ sales_cents: sales, refunds_cents: refunds }: Row) => sales - refunds
