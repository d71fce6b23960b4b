import { manager } from '../../../../contract/staffRights'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { useMay } from '../session/useMay'
import { CloseMonth } from './CloseMonth'
import styles from './documents.module.css'
import { ExportButtons } from './ExportButtons'
import { MonthSums } from './MonthSums'
import { useGetStaffMonthQuery } from './staffDocumentsApi'

/** A month: its sums, its numbers, its files and its closing. */
export function MonthSheet({ month, isClosable }: { month: string; isClosable: boolean }) {
  const words = useWords(adminDocumentsWords)
  const isManager = useMay(manager)
  const query = useGetStaffMonthQuery(month)
  return (
    <Loaded query={query} lines={6}>
      {({ rates, hash, is_closed: isClosed, ...sums }) => (
        <section className={styles.month} aria-labelledby="month">
          <h2 id="month">{words.month(month)}</h2>
          {rates.length === 0 ? <p>{words.empty}</p> : <MonthSums rates={rates} totals={sums} />}
          <p>
            {words.invoices(sums.invoices)}
            <br />
            {words.creditNotes(sums.credit_notes)}
          </p>
          <ExportButtons month={month} />
          {hash && (
            <p>
              {words.hash} <code className={styles.hash}>{hash}</code>
            </p>
          )}
          {!isClosed && isClosable && isManager && <CloseMonth month={month} />}
          {!isClosed && !(isClosable && isManager) && (
            <p className={styles.quiet}>{words.notClosable}</p>
          )}
        </section>
      )}
    </Loaded>
  )
}
