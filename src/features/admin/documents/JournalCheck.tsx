import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { WithNews } from '../news/WithNews'
import styles from './documents.module.css'
import { useVerifyStaffJournalMutation } from './staffDocumentsApi'

/** Says, beside its button, whether the journal is whole, or names the first entry that was touched. */
export function JournalCheck() {
  const words = useWords(adminDocumentsWords)
  return (
    <section className={styles.journal} aria-labelledby="journal">
      <h2 id="journal">{words.journal}</h2>
      <p>{words.journalWhat}</p>
      <WithNews>
        <Verify />
      </WithNews>
    </section>
  )
}

function Verify() {
  const words = useWords(adminDocumentsWords)
  const [verify] = useVerifyStaffJournalMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function send() {
    const { message, is_whole: isWhole } = await verify(undefined).unwrap()
    return { message, is_refused: !isWhole }
  }
  return (
    <>
      <ChangeProblem problem={problem} />
      <Button variant="quiet" isBusy={isBusy} onClick={() => void run(send)}>
        {words.verify}
      </Button>
    </>
  )
}
