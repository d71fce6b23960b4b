import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Failure } from '../../../ui/Failure'
import { useWords } from '../../../ui/Shop'
import { WaitingLines } from '../../../ui/WaitingLines'
import { useMember } from '../session/useMember'
import { CloseMonth } from './CloseMonth'
import styles from './documents.module.css'
import { ExportButtons } from './ExportButtons'
import { MonthSums } from './MonthSums'
import { useGetStaffMonthQuery } from './staffDocumentsApi'

/** A month: its sums, its numbers, its files and its closing. */
export function MonthSheet({ month, isClosable }: { month: string; isClosable: boolean }) {
  const words = useWords(adminDocumentsWords)
  const { role } = useMember()
  const { currentData, error, refetch } = useGetStaffMonthQuery(month)
  if (error) return <Failure problem={error} onRetry={refetch} />
  if (!currentData) return <WaitingLines lines={6} />
  const { rates, hash, is_closed: isClosed, ...sums } = currentData
  return (
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
      {!isClosed && isClosable && role === 'gérant' && <CloseMonth month={month} />}
      {!isClosed && !(isClosable && role === 'gérant') && (
        <p className={styles.quiet}>{words.notClosable}</p>
      )}
    </section>
  )
}
