import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { InviteForm } from './InviteForm'
import { MemberCard } from './MemberCard'
import { useListTeamQuery } from './staffTeamApi'
import styles from './team.module.css'

/** Everybody who has access, as a manager sees and changes them. */
export function MemberList() {
  const words = useWords(adminTeamWords)
  const query = useListTeamQuery(undefined)
  return (
    <Loaded query={query} lines={8}>
      {({ members }) => (
        <>
          <section className={styles.part}>
            <h2>{words.members}</h2>
            <ul className={styles.list}>
              {members.map((member) => (
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
      )}
    </Loaded>
  )
}
