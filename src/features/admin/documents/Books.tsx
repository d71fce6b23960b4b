import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import styles from './documents.module.css'
import { MonthSheet } from './MonthSheet'
import { MonthTable } from './MonthTable'
import { useListStaffMonthsQuery } from './staffDocumentsApi'

/** The months, and the one that is open on the screen. */
export function Books({ month }: { month: string | undefined }) {
  const words = useWords(adminDocumentsWords)
  const query = useListStaffMonthsQuery(undefined)
  return (
    <Loaded query={query} lines={6}>
      {({ months, held }) => {
        const isClosable = months.some((one) => one.month === month && one.is_closable)
        return (
          <>
            {held !== null && (
              <p role="alert" className={styles.held}>
                {words.held(held)}
              </p>
            )}
            {month && <MonthSheet key={month} month={month} isClosable={isClosable} />}
            <section aria-labelledby="months">
              <h2 id="months">{words.months}</h2>
              {months.length === 0 ? (
                <p>{words.noMonths}</p>
              ) : (
                <MonthTable months={months} current={month} />
              )}
              {month && <Link to={adminPaths.documents}>{words.allMonths}</Link>}
            </section>
          </>
        )
      }}
    </Loaded>
  )
}
