import { eq } from 'drizzle-orm'
import type { StaffRole } from '../../contract/staffRoles'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { staff } from '../database/schema'
import type { Services } from '../services'
import { recordAct } from './recordAct'
import { lockTeam, readMember } from './lockTeam'
import { endSessionsOf } from './sessions'

type Change = { id: string; role: StaffRole; by: string }

/**
 * Gives a member another role, which ends their sessions; returns the e-mail, and whether the role is
 * another.
 */
export async function changeRole(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, role, by }: Change,
): Promise<{ email: string; hasChanged: boolean }> {
  return inTransaction(database.sql, async (tx) => {
    const team = await lockTeam(tx, by)
    const { email, role: former } = await readMember(tx, id)
    if (role === former) return { email, hasChanged: false }
    team.assertNotLast(id)
    await giveRole(tx, id, role)
    await recordAct(tx, {
      act: 'staff_role',
      staffId: by,
      before: { email, role: former },
      after: { email, role },
      at: clock(),
    })
    return { email, hasChanged: true }
  })
}

/** In the transaction that locked the team. */
export async function giveRole(tx: Sql, id: string, role: StaffRole): Promise<void> {
  await tx.update(staff).set({ role }).where(eq(staff.id, id))
  await endSessionsOf(tx, id)
}
