import { adminTeamWords } from '../../../../wording/admin/team'
import { Failure } from '../../../ui/Failure'
import { useWords } from '../../../ui/Shop'
import { WaitingLines } from '../../../ui/WaitingLines'
import { OwnCodes } from './OwnCodes'
import { OwnPasskeys } from './OwnPasskeys'
import { OwnSessions } from './OwnSessions'
import { useGetStaffAccountQuery } from './staffTeamApi'
import styles from './team.module.css'

/** One's own means of signing in, and where one is signed in. */
export function OwnAccess() {
  const words = useWords(adminTeamWords)
  const { currentData, error, refetch } = useGetStaffAccountQuery(undefined)
  if (error) return <Failure problem={error} onRetry={refetch} />
  if (!currentData) return <WaitingLines lines={6} />
  return (
    <section className={styles.part}>
      <h2>{words.own}</h2>
      <div className={styles.own}>
        <OwnPasskeys passkeys={currentData.passkeys} />
        <OwnCodes left={currentData.recovery_codes} />
        <OwnSessions others={currentData.other_sessions} />
      </div>
    </section>
  )
}
