import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { staff, staffSessions } from '../database/schema'
import { sessionEnded } from '../http/sessionEnded'
import { createLinkToken, hashOfToken } from '../mail/mailedLinks'
import type { Services } from '../services'
import { recordAct } from './recordAct'
import { setSessionCookie } from './cookie'
import { lockMember } from './queries'
import { sessionMs } from './rules'

/** The active session with this secret, and whose it is; null for any other. */
export async function findStaffSession(sql: Sql, id: string, now: Date) {
  const [session] = await sql
    .select({
      id: staff.id,
      email: staff.email,
      role: staff.role,
      idHash: staffSessions.idHash,
      provenAt: staffSessions.provenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.idHash, hashOfToken(id)),
        gt(staffSessions.endsAt, now),
        isNull(staff.endedAt),
      ),
    )
  return session ?? null
}
/** Those of these sessions, by the SHA-256 of their secrets, that are active. */
export async function findLiveSessions(
  sql: Sql,
  idHashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await sql
    .select({ idHash: staffSessions.idHash })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        inArray(staffSessions.idHash, [...idHashes]),
        gt(staffSessions.endsAt, now),
        isNull(staff.endedAt),
      ),
    )
  return new Set(rows.map(({ idHash }) => idHash))
}
export type StaffSession = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>

/**
 * Locks the row of the member, which who removes them or renews their account locks too. Throws a
 * ProblemError (401) if the session has ended.
 */
export async function lockSession(tx: Sql, { id, idHash }: StaffSession, now: Date): Promise<void> {
  await lockMember(tx, id)
  if (!(await findLiveSessions(tx, [idHash], now)).has(idHash)) throw sessionEnded()
}

/** Opens a session in the transaction that proved who one is; returns its secret. */
export async function startSession(tx: Sql, staffId: string, now: Date): Promise<string> {
  const { token, tokenHash: idHash } = createLinkToken()
  const endsAt = new Date(now.getTime() + sessionMs)
  await tx.insert(staffSessions).values({ idHash, staffId, provenAt: now, endsAt })
  await recordAct(tx, { act: 'signed_in', staffId, at: now })
  return token
}

/** A member, and the hash of the password that they had when they proved who they are. */
export type ProvenMember = { id: string; passwordHash: string | null }

/**
 * Opens a session, and gives its cookie. Throws a ProblemError (401) if the account was renewed since
 * the proof.
 */
export async function signInStaff(
  { database, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>,
  reply: FastifyReply,
  { id, passwordHash }: ProvenMember,
): Promise<void> {
  const secret = await inTransaction(database.sql, async (tx) => {
    const member = await lockMember(tx, id)
    if (member?.passwordHash !== passwordHash) throw sessionEnded()
    return startSession(tx, id, clock())
  })
  setSessionCookie(reply, settings, secret)
}

export async function endSession(sql: Sql, session: StaffSession, now: Date): Promise<void> {
  const { id: staffId, idHash } = session
  await inTransaction(sql, async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(eq(staffSessions.idHash, idHash))
      .returning({ idHash: staffSessions.idHash })
    if (ended.length > 0) await recordAct(tx, { act: 'signed_out', staffId, at: now })
  })
}

/** Signs a member out everywhere. */
export async function endSessionsOf(tx: Sql, staffId: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}
