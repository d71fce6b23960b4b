import { and, eq, inArray, isNull, sql as raw, type Placeholder } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { clients } from '../database/schema'
import { emailKeyOf } from '../mail/emailKeyOf'

export type ClientRow = typeof clients.$inferSelect
type NewClient = Omit<typeof clients.$inferInsert, 'emailKey'> & { email: string }

/** The account with this id; undefined if it is unknown or deleted. */
export const living = (id: string | Placeholder) =>
  and(eq(clients.id, id), isNull(clients.deletedAt))

/** The client with this e-mail, whatever its case; undefined if there is none. */
export async function findClientByEmail(sql: Sql, email: string): Promise<ClientRow | undefined> {
  const [client] = await sql
    .select()
    .from(clients)
    .where(eq(clients.emailKey, emailKeyOf(email)))
  return client
}

/** The client with this id; undefined if the account is deleted. */
export async function findClient(sql: Sql, id: string): Promise<ClientRow | undefined> {
  const [client] = await sql.select().from(clients).where(living(id))
  return client
}

/** The same, locked until the transaction ends. */
export async function lockClient(tx: Sql, id: string): Promise<ClientRow | undefined> {
  const [client] = await tx.select().from(clients).where(living(id)).for('update')
  return client
}

/** Inserts a client; undefined if another client has the e-mail. */
export async function insertClient(sql: Sql, fields: NewClient): Promise<ClientRow | undefined> {
  const [client] = await sql
    .insert(clients)
    .values({ ...fields, emailKey: emailKeyOf(fields.email) })
    .onConflictDoNothing({ target: clients.emailKey })
    .returning()
  return client
}

/** Records when the client was last here; skips a row that another transaction has locked. */
export async function markSeen(sql: Sql, id: string, at: Date): Promise<void> {
  const unlocked = sql
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, id))
    .for('no key update', { skipLocked: true })
  await sql.update(clients).set({ seenAt: at }).where(inArray(clients.id, unlocked))
}

/** Changes the address of a locked client. */
export async function changeAddress(tx: Sql, id: string, address: string): Promise<void> {
  await tx.update(clients).set({ address }).where(eq(clients.id, id))
}

/**
 * Changes the e-mail and ends every session; throws a unique violation if another client has it.
 */
export async function changeEmail(tx: Sql, id: string, email: string): Promise<void> {
  await tx
    .update(clients)
    .set({ email, emailKey: emailKeyOf(email), sessionVersion: raw`${clients.sessionVersion} + 1` })
    .where(living(id))
}

/** Sets the password and ends every session; returns the client with the new session version. */
export async function setPassword(
  tx: Sql,
  id: string,
  passwordHash: string,
): Promise<ClientRow | undefined> {
  const [client] = await tx
    .update(clients)
    .set({ passwordHash, sessionVersion: raw`${clients.sessionVersion} + 1` })
    .where(living(id))
    .returning()
  return client
}
