import type { MonthSummary } from '../../../../contract/api/staff/staffMonths'
import { documentsOf } from '../../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Link } from '../../../ui/Link'
import { Price } from '../../../ui/Price'
import { useSettings, useWords } from '../../../ui/Shop'
import { StateLabel } from '../parts/StateLabel'
import styles from './documents.module.css'

type Props = { months: readonly MonthSummary[]; current: string | undefined }

/** The months with their sums and their state, each of which opens. */
export function MonthTable({ months, current }: Props) {
  const words = useWords(adminDocumentsWords)
  const { columns } = words
  const { vatFranchise } = useSettings().seller
  return (
    <table className={styles.months}>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.gross(vatFranchise)}</th>
          <th scope="col">{columns.documents}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, gross_cents: cents, ...one }) => (
          <tr key={month}>
            <th scope="row">
              <Link to={documentsOf(month)} aria-current={month === current ? 'page' : undefined}>
                {words.month(month)}
              </Link>
            </th>
            <td>
              <Price cents={cents} words={words.euros} />
            </td>
            <td>{words.count(one.invoices, one.credit_notes)}</td>
            <td>
              <StateLabel state={one.is_closed ? words.closed : words.open} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
