import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Failure } from '../../../ui/Failure'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { WaitingLines } from '../../../ui/WaitingLines'
import { InviteForm } from './InviteForm'
import { MemberCard } from './MemberCard'
import { useListTeamQuery } from './staffTeamApi'
import styles from './team.module.css'

/** Everybody who has access, as a manager sees and changes them. */
export function MemberList() {
  const words = useWords(adminTeamWords)
  const { currentData, error, refetch } = useListTeamQuery(undefined)
  if (error) return <Failure problem={error} onRetry={refetch} />
  if (!currentData) return <WaitingLines lines={8} />
  return (
    <>
      <section className={styles.part}>
        <h2>{words.members}</h2>
        <ul className={styles.list}>
          {currentData.members.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </ul>
        <p>
          <Link to={adminPaths.log}>{words.toLog}</Link>
        </p>
      </section>
      <InviteForm />
    </>
  )
}
