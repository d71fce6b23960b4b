import { adminTeamWords } from '../../../../wording/admin/team'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { OwnCodes } from './OwnCodes'
import { OwnPasskeys } from './OwnPasskeys'
import { OwnSessions } from './OwnSessions'
import { useGetStaffAccountQuery } from './staffTeamApi'
import styles from './team.module.css'

/** One's own means of signing in, and where one is signed in. */
export function OwnAccess() {
  const words = useWords(adminTeamWords)
  const query = useGetStaffAccountQuery(undefined)
  return (
    <Loaded query={query} lines={6}>
      {({ passkeys, recovery_codes: codes, other_sessions: others }) => (
        <section className={styles.part}>
          <h2>{words.own}</h2>
          <div className={styles.own}>
            <OwnPasskeys passkeys={passkeys} />
            <OwnCodes left={codes} />
            <OwnSessions others={others} />
          </div>
        </section>
      )}
    </Loaded>
  )
}
