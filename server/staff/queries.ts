import { and, asc, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { staff, staffPasskeys, staffRecoveryCodes } from '../database/schema'
import { emailKeyOf } from '../mail/emailKeyOf'

const isActive = isNull(staff.endedAt)

/** The active member with this e-mail, whatever its case; undefined if there is none. */
export async function findMemberByEmail(sql: Sql, email: string) {
  const [member] = await sql
    .select()
    .from(staff)
    .where(and(eq(staff.emailKey, emailKeyOf(email)), isActive))
  return member
}

/** The active member with this id; undefined for anyone else. */
export async function findMember(sql: Sql, id: string) {
  const [member] = await sql
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isActive))
  return member
}

/** The e-mail of a member, also of one who has left. */
export async function findEmail(sql: Sql, id: string): Promise<string | null> {
  const [member] = await sql.select({ email: staff.email }).from(staff).where(eq(staff.id, id))
  return member?.email ?? null
}

/** Locks the row of a member until the transaction ends. */
export async function lockMember(tx: Sql, id: string) {
  const [member] = await tx
    .select({ passwordHash: staff.passwordHash })
    .from(staff)
    .where(eq(staff.id, id))
    .for('update')
  return member
}

/** How many passkeys and unused recovery codes a member has. */
export async function countMeans(sql: Sql, staffId: string) {
  return {
    passkeys: await sql.$count(staffPasskeys, eq(staffPasskeys.staffId, staffId)),
    recoveryCodes: await sql.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staffId)),
  }
}

/** Every active member, in the order in which they were invited. */
export function findMembers(sql: Sql) {
  return sql
    .select({
      id: staff.id,
      email: staff.email,
      role: staff.role,
      isOpened: raw<boolean>`${staff.passwordHash} is not null`,
    })
    .from(staff)
    .where(isActive)
    .orderBy(asc(staff.createdAt), asc(staff.id))
}

/** The active managers, locked in one order for everyone until the transaction ends. */
export async function lockManagers(tx: Sql) {
  const rows = await tx
    .select({ id: staff.id, passwordHash: staff.passwordHash })
    .from(staff)
    .where(and(eq(staff.role, 'gérant'), isActive))
    .orderBy(asc(staff.id))
    .for('update')
  return rows.map(({ id, passwordHash }) => ({ id, isOpened: passwordHash !== null }))
}
