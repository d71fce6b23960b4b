import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { StaffAccount } from '../../contract/api/staff/staffAccount'
import type { Sql } from '../database/connect'
import { staffPasskeys, staffRecoveryCodes, staffSessions } from '../database/schema'
import { readMember } from './lockTeam'
import type { StaffSession } from './sessions'

/** A member's own means, and their other sessions. */
export async function findAccount(
  sql: Sql,
  { id, idHash }: StaffSession,
  now: Date,
): Promise<StaffAccount> {
  const { createdAt } = await readMember(sql, id)
  const passkeys = await sql
    .select({ id: staffPasskeys.id, createdAt: staffPasskeys.createdAt })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, id))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id))
  const isOther = and(
    eq(staffSessions.staffId, id),
    ne(staffSessions.idHash, idHash),
    gt(staffSessions.endsAt, now),
  )
  return {
    since: createdAt.toISOString(),
    passkeys: passkeys.map((one) => ({ id: one.id, since: one.createdAt.toISOString() })),
    recovery_codes: await sql.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, id)),
    other_sessions: await sql.$count(staffSessions, isOther),
  }
}
