import { eq } from 'drizzle-orm'
import { staffReplies as replies } from '../../wording/replies/staff'
import { inTransaction } from '../database/retry'
import {
  staff,
  staffChallenges,
  staffInvitations,
  staffPasskeys,
  staffRecoveryCodes,
} from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { recordAct } from './audit'
import { lastManager } from './invite'
import { findMemberByEmail, lockManagers } from './queries'
import { isLastManager } from './rules'
import { endSessionsOf } from './sessions'

type Needs = Pick<Services, 'database' | 'clock'>

/** Takes a member's access away at once; 409 for the last `gérant`. */
export async function removeStaff(
  { database, clock }: Needs,
  { email, by }: { email: string; by: string | null },
): Promise<void> {
  const at = clock()
  await inTransaction(database.sql, async (tx) => {
    const managers = await lockManagers(tx)
    const member = await findMemberByEmail(tx, email)
    if (!member) throw new ProblemError(404, 'not_found', replies.memberUnknown(email))
    const { id, role } = member
    if (isLastManager(managers, id)) throw lastManager()
    await endSessionsOf(tx, id)
    for (const means of [staffInvitations, staffPasskeys, staffRecoveryCodes, staffChallenges])
      await tx.delete(means).where(eq(means.staffId, id))
    await tx
      .update(staff)
      .set({ endedAt: at, passwordHash: null, totpSecret: null })
      .where(eq(staff.id, id))
    await recordAct(tx, { act: 'staff_removed', staffId: by, before: { email, role }, at })
  })
}
