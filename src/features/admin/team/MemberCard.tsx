import type { TeamMember } from '../../../../contract/api/staff/staffTeam'
import { adminTeamWords } from '../../../../wording/admin/team'
import { useWords } from '../../../ui/Shop'
import { StateLabel } from '../parts/StateLabel'
import { useMember } from '../session/useMember'
import { MemberSteps } from './MemberSteps'
import { Fact } from '../parts/Fact'
import styles from './team.module.css'

/** A member: the role, how they sign in, and what a manager may change. */
export function MemberCard({ member }: { member: TeamMember }) {
  const words = useWords(adminTeamWords)
  const isSelf = useMember().email === member.email
  const { id, email, role, last_sign_in: last } = member
  return (
    <article className={styles.card} aria-labelledby={`member-${id}`}>
      <header>
        <h3 id={`member-${id}`}>{email}</h3>
        <StateLabel state={role} />
        {isSelf && <span className={styles.quiet}>{words.you}</span>}
      </header>
      <dl className={styles.facts}>
        <Fact name={words.since}>{words.day(member.since)}</Fact>
        {member.is_opened && (
          <>
            <Fact name={words.lastSignIn}>{last ? words.moment(last) : words.never}</Fact>
            <Fact name={words.means}>{words.meansOf(member.passkeys, member.recovery_codes)}</Fact>
          </>
        )}
        <Invitation member={member} />
      </dl>
      <MemberSteps member={member} isSelf={isSelf} />
    </article>
  )
}

function Invitation({ member }: { member: TeamMember }) {
  const words = useWords(adminTeamWords)
  const { is_opened: isOpened, invited_until: until } = member
  if (isOpened && until === null) return null
  return (
    <Fact name={words.invitation}>
      {until === null ? words.linkOver : words.invitedUntil(until)}
    </Fact>
  )
}
