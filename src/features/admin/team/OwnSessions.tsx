import { adminTeamWords } from '../../../../wording/admin/team'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { useEndOtherSessionsMutation } from './staffTeamApi'
import styles from './team.module.css'

/** Where else one is signed in, as a number, and the way out of there. */
export function OwnSessions({ others }: { others: number }) {
  const words = useWords(adminTeamWords)
  const [end] = useEndOtherSessionsMutation()
  return (
    <section className={styles.card}>
      <h3>{words.sessions}</h3>
      <p>{others === 0 ? words.sessionsNone : words.sessionsCount(others)}</p>
      {others > 0 && (
        <ActButton variant="quiet" act={() => end(undefined).unwrap()}>
          {words.sessionsEnd}
        </ActButton>
      )}
    </section>
  )
}
