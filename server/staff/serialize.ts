import type { StaffMember } from '../../contract/api/staff/staffSession'
import type { StaffRole } from '../../contract/staffRoles'
import { mayHavePasskeys, proofMs } from './rules'

type Member = { email: string; role: StaffRole; provenAt: Date }
type Means = { passkeys: number; recoveryCodes: number }

/** The signed-in member as the admin shows them. */
export function toMemberReply(
  { email, role, provenAt }: Member,
  { passkeys, recoveryCodes }: Means,
  publicUrl: string,
): StaffMember {
  return {
    email,
    role,
    passkeys,
    recovery_codes: recoveryCodes,
    may_add_passkey: mayHavePasskeys(publicUrl),
    proven_until: new Date(provenAt.getTime() + proofMs).toISOString(),
  }
}
