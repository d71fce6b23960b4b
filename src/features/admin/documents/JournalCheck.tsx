import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { WithNews } from '../news/WithNews'
import styles from './documents.module.css'
import { useVerifyStaffJournalMutation } from './staffDocumentsApi'

/** Says, beside its button, whether the journal is whole, or names the first entry that was touched. */
export function JournalCheck() {
  const words = useWords(adminDocumentsWords)
  const [verify] = useVerifyStaffJournalMutation()
  async function send() {
    const { message, is_whole: isWhole } = await verify(undefined).unwrap()
    return { message, is_refused: !isWhole }
  }
  return (
    <section className={styles.journal} aria-labelledby="journal">
      <h2 id="journal">{words.journal}</h2>
      <p>{words.journalWhat}</p>
      <WithNews>
        <ActButton variant="quiet" act={send}>
          {words.verify}
        </ActButton>
      </WithNews>
    </section>
  )
}
