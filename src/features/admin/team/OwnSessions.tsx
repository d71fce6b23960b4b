import { adminTeamWords } from '../../../../wording/admin/team'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useEndOtherSessionsMutation } from './staffTeamApi'
import styles from './team.module.css'

/** Where else one is signed in, as a number, and the way out of there. */
export function OwnSessions({ others }: { others: number }) {
  const words = useWords(adminTeamWords)
  const [end] = useEndOtherSessionsMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <section className={styles.card}>
      <h3>{words.sessions}</h3>
      <p>{others === 0 ? words.sessionsNone : words.sessionsCount(others)}</p>
      <ChangeProblem problem={problem} />
      {others > 0 && (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => void run(() => end(undefined).unwrap())}
        >
          {words.sessionsEnd}
        </Button>
      )}
    </section>
  )
}
