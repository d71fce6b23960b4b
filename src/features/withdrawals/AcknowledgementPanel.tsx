import { paths } from '../../../contract/site/paths'
import { withdrawalMoment } from '../../../wording/withdrawalRows'
import { withdrawalWords } from '../../../wording/withdrawals'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import type { Acknowledgement } from './Declaration'
import { DeclaredRows } from './DeclaredRows'
import styles from './withdrawals.module.css'

type Props = {
  acknowledgement: Acknowledgement
  /** Whether a script can print it. */
  isPrintable: boolean
}

/** What was declared and when, to the second: printable, because it is the consumer's proof. */
export function AcknowledgementPanel({ acknowledgement, isPrintable }: Props) {
  const { done } = useWords(withdrawalWords)
  const { email, date, isMailed } = acknowledgement
  return (
    <Panel isNews role="status" data-is-printed>
      <h2>{done.title}</h2>
      <p>
        <strong>{done.received(withdrawalMoment(date))}</strong>
      </p>
      <DeclaredRows declared={acknowledgement} />
      <p>{isMailed ? done.mailed(email) : done.notMailed(email)}</p>
      <p>{done.next}</p>
      {isPrintable && (
        <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
          {done.print}
        </Button>
      )}
      <p className={styles.print}>
        <Link to={paths.withdrawal}>{done.again}</Link>
      </p>
    </Panel>
  )
}
