import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import styles from './documents.module.css'
import { useVerifyStaffJournalMutation } from './staffDocumentsApi'

/** Says whether the journal is whole, or names the first entry that was touched. */
export function JournalCheck() {
  const words = useWords(adminDocumentsWords)
  const [verify, { data }] = useVerifyStaffJournalMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <section className={styles.journal} aria-labelledby="journal">
      <h2 id="journal">{words.journal}</h2>
      <p>{words.journalWhat}</p>
      <ChangeProblem problem={problem ?? (data && !data.is_whole ? data.message : null)} />
      <Button
        variant="quiet"
        isBusy={isBusy}
        onClick={() => void run(() => verify(undefined).unwrap())}
      >
        {words.verify}
      </Button>
      {data?.is_whole && !isBusy && <p className={styles.whole}>{data.message}</p>}
    </section>
  )
}
