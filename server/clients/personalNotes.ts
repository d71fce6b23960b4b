import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { auditLog } from '../database/schema'

const notesOf = (clientId: string) =>
  and(eq(auditLog.clientId, clientId), eq(auditLog.act, 'client_note'))

/** What the staff noted about a client, oldest first. */
export async function findPersonalNotes(
  sql: Sql,
  clientId: string,
): Promise<PersonalData['notes']> {
  const rows = await sql
    .select({ after: auditLog.after, at: auditLog.at })
    .from(auditLog)
    .where(notesOf(clientId))
    .orderBy(asc(auditLog.id))
  return rows.map(({ after, at }) => ({
    text: (after as { text: string } | null)?.text ?? '',
    date: at.toISOString(),
  }))
}

/** Erases what was noted; that something was stays. */
export async function eraseNotes(tx: Sql, clientId: string): Promise<void> {
  await tx.update(auditLog).set({ after: null }).where(notesOf(clientId))
}
