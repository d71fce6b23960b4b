import { eq, exists, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { clients, endedTokens } from '../database/schema'
import type { Services } from '../services'
import { living } from './queries'
import type { Session } from './tokens'

/**
 * The session version that the client's tokens must have, and whether this token was signed out;
 * undefined if the account is deleted.
 */
export async function findSessionState(
  sql: Sql,
  { clientId, id }: Session,
): Promise<{ version: number; isEnded: boolean } | undefined> {
  const ended = id
    ? exists(sql.select().from(endedTokens).where(eq(endedTokens.id, id)))
    : raw`false`
  const [state] = await sql
    .select({ version: clients.sessionVersion, isEnded: raw<boolean>`${ended}` })
    .from(clients)
    .where(living(clientId))
  return state
}

/**
 * Ends this token. A token of an earlier release has no id, so every session of the client ends.
 */
export async function endToken(
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
  { clientId, id, endsAt }: Session,
): Promise<void> {
  if (id === undefined) {
    await sql
      .update(clients)
      .set({ sessionVersion: raw`${clients.sessionVersion} + 1` })
      .where(living(clientId))
    return
  }
  await sql.delete(endedTokens).where(lte(endedTokens.endsAt, clock()))
  await sql.insert(endedTokens).values({ id, endsAt }).onConflictDoNothing()
}
