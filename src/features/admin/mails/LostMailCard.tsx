import type { LostMail } from '../../../../contract/api/staff/staffMails'
import { adminClientPath } from '../../../../contract/site/adminPaths'
import { adminMailsWords } from '../../../../wording/admin/mails'
import { Button } from '../../../ui/Button'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import cards from '../parts/cards.module.css'
import { Fact } from '../parts/Fact'
import { Fold } from '../parts/Fold'
import styles from './mails.module.css'
import { useDropLostMailsMutation, useRetryLostMailsMutation } from './staffMailsApi'

type Props = {
  mail: LostMail
  /** It leaves the list. */
  onDone: () => void
}

/** A mail that was given up: to whom, since when, and what may be done. */
export function LostMailCard({ mail, onDone }: Props) {
  const words = useWords(adminMailsWords)
  const [retry] = useRetryLostMailsMutation()
  const [drop] = useDropLostMailsMutation()
  const { run, problem, isBusy } = useStaffChange()
  const { id, subject, recipient, client, at } = mail
  const title = `mail-${id}`
  async function end(change: Promise<{ message: string }>) {
    const reply = await change
    onDone()
    return reply
  }
  return (
    <article className={cards.card} aria-labelledby={title} tabIndex={-1}>
      <h2 id={title}>{subject}</h2>
      <dl className={styles.facts}>
        <Fact name={words.recipient}>{recipient ?? words.hidden}</Fact>
        <Fact name={words.written}>
          <time dateTime={at}>{words.moment(at)}</time>
        </Fact>
      </dl>
      {client && <Link to={adminClientPath(client)}>{words.client}</Link>}
      <ChangeProblem problem={problem} />
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={words.retryThis(subject)}
        onClick={() => void run(() => end(retry([id]).unwrap()))}
      >
        {words.retry}
      </Button>
      <Fold summary={words.drop}>
        <div>
          <p>{words.dropWhat}</p>
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={() => void run(() => end(drop([id]).unwrap()))}
          >
            {words.dropSave}
          </Button>
        </div>
      </Fold>
    </article>
  )
}
