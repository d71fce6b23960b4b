import type { TeamMember } from '../../contract/api/staff/staffTeam'
import type { FoundMember } from './findTeam'

export function toTeamMember(member: FoundMember): TeamMember {
  return {
    id: member.id,
    email: member.email,
    role: member.role,
    since: member.createdAt.toISOString(),
    last_sign_in: member.lastSignIn,
    is_opened: member.isOpened,
    passkeys: member.passkeys,
    recovery_codes: member.recoveryCodes,
    invited_until: member.invitedUntil?.toISOString() ?? null,
  }
}
