import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { adminPaths } from '../../contract/site/adminPaths'
import type { StaffRole } from '../../contract/staffRoles'
import { staffReplies as replies } from '../../wording/replies/staff'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { staff, staffInvitations } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { emailKeyOf } from '../mail/emailKeyOf'
import { createLinkToken, linkAt } from '../mail/mailedLinks'
import type { Services } from '../services'
import { recordAct } from './audit'
import { newSecret } from './codes'
import { findMemberByEmail, lockManagers } from './queries'
import { invitationMs, isLastManager } from './rules'
import { endSessionsOf } from './sessions'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>
type Invited = { email: string; role: StaffRole; by: string | null }

/**
 * Invites to the admin, or invites again with this role: returns the single-use link. Sessions of a
 * member whose role changes end.
 */
export async function inviteStaff(services: Needs, { email, role, by }: Invited): Promise<string> {
  const { database, settings, clock } = services
  const at = clock()
  const { token, tokenHash } = createLinkToken()
  await inTransaction(database.sql, async (tx) => {
    const managers = await lockManagers(tx)
    const known = await findMemberByEmail(tx, email)
    if (known && role !== 'gérant' && isLastManager(managers, known.id)) throw lastManager()
    const staffId = known?.id ?? (await insertMember(tx, { email, role, at }))
    if (known && known.role !== role) {
      await tx.update(staff).set({ role }).where(eq(staff.id, staffId))
      await endSessionsOf(tx, staffId)
    }
    const invitation = {
      tokenHash,
      totpSecret: newSecret(),
      endsAt: new Date(at.getTime() + invitationMs),
    }
    await tx
      .insert(staffInvitations)
      .values({ staffId, ...invitation })
      .onConflictDoUpdate({ target: staffInvitations.staffId, set: invitation })
    await recordAct(tx, { act: 'staff_invited', staffId: by, after: { email, role }, at })
  })
  return linkAt(settings, adminPaths.opening, token)
}

async function insertMember(tx: Sql, { email, role, at }: Omit<Invited, 'by'> & { at: Date }) {
  const id = randomUUID()
  await tx.insert(staff).values({ id, email, emailKey: emailKeyOf(email), role, createdAt: at })
  return id
}

export const lastManager = () => new ProblemError(409, 'invalid_input', replies.lastManager)
