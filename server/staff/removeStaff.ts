import { eq } from 'drizzle-orm'
import { staffReplies as replies } from '../../wording/replies/staff'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import {
  staff,
  staffChallenges,
  staffInvitations,
  staffPasskeys,
  staffRecoveryCodes,
} from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { recordAct } from './recordAct'
import { lockTeam, readMember } from './lockTeam'
import { findMemberByEmail, lockMember } from './queries'
import { endSessionsOf } from './sessions'

type Needs = Pick<Services, 'database' | 'clock'>
/** By e-mail from the terminal, by id from the admin. */
type Leaving = { by: string | null } & ({ email: string } | { id: string })

/** Takes a member's access away at once; 409 for the last `gérant`. Returns the e-mail. */
export async function removeStaff({ database, clock }: Needs, leaving: Leaving): Promise<string> {
  const at = clock()
  return inTransaction(database.sql, async (tx) => {
    const team = await lockTeam(tx, leaving.by)
    const { id, email, role } = await memberOf(tx, leaving)
    team.assertNotLast(id)
    await lockMember(tx, id)
    await endSessionsOf(tx, id)
    for (const means of [staffInvitations, staffPasskeys, staffRecoveryCodes, staffChallenges])
      await tx.delete(means).where(eq(means.staffId, id))
    await tx
      .update(staff)
      .set({ endedAt: at, passwordHash: null, totpSecret: null })
      .where(eq(staff.id, id))
    await recordAct(tx, { act: 'staff_removed', staffId: leaving.by, before: { email, role }, at })
    return email
  })
}

async function memberOf(tx: Sql, leaving: Leaving) {
  if ('id' in leaving) return readMember(tx, leaving.id)
  const member = await findMemberByEmail(tx, leaving.email)
  if (!member) throw new ProblemError(404, 'not_found', replies.memberUnknown(leaving.email))
  return member
}
