import { eq, exists, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { clients, endedTokens } from '../database/schema'
import type { Services } from '../services'
import { living } from './queries'
import type { Session } from './tokens'

/**
 * The version that the client's sessions must carry, and whether the client has ended this token;
 * undefined for a deleted account.
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

/** Ends this token; one of an earlier release, which has no id, with every other of the client. */
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
