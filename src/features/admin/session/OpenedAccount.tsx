import type { StaffMember } from '../../../../contract/api/staff/staffSession'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminSessionWords } from '../../../../wording/admin/session'
import { ButtonLink } from '../../../ui/ButtonLink'
import { focus } from '../../../ui/focus'
import { useWords } from '../../../ui/Shop'
import { useGetStaffOpeningQuery } from '../opening/staffOpeningApi'
import { AddPasskey } from './AddPasskey'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './session.module.css'
import { useGetStaffSessionQuery } from './staffSessionApi'

/** The account is open: its recovery codes, shown once, and a passkey as a second means. */
export function OpenedAccount({ codes, member }: { codes: string[]; member: StaffMember }) {
  const words = useWords(adminSessionWords)
  const { data } = useGetStaffSessionQuery(undefined)
  const isManager = member.role === 'gérant'
  const { data: opening } = useGetStaffOpeningQuery(undefined, { skip: !isManager })
  const closed = opening?.closed
  const { passkeys, may_add_passkey } = data?.member ?? member
  return (
    <>
      <p role="status" tabIndex={-1} ref={focus}>
        {words.opened}
      </p>
      <h2>{words.recoveryTitle}</h2>
      <p>{words.recovery}</p>
      <RecoveryCodes codes={codes} />
      <h2>{words.passkeyTitle}</h2>
      {!may_add_passkey && <p>{words.passkeyImpossible}</p>}
      {may_add_passkey && <p>{passkeys > 0 ? words.passkeyAdded : words.passkeyWhy}</p>}
      <div className={styles.actions}>
        {may_add_passkey && passkeys === 0 && <AddPasskey />}
        {closed ? (
          <ButtonLink to={adminPaths.shopOpening}>{words.toOpening}</ButtonLink>
        ) : (
          <ButtonLink to={adminPaths.today}>{words.toToday}</ButtonLink>
        )}
      </div>
    </>
  )
}
