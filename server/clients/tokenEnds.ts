import { eq, exists, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { clients, endedTokens } from '../database/schema'
import type { Services } from '../services'
import { living } from './queries'
import type { Session } from './tokens'

type SessionState = { version: number; isEnded: boolean }

/**
 * The session version that the client's tokens must have, and whether this token was signed out;
 * undefined if the account is deleted.
 */
export async function findSessionState(
  sql: Sql,
  { clientId, id }: Session,
): Promise<SessionState | undefined> {
  const [state] = await preparedState(sql).execute({ clientId, id: id ?? null })
  return state
}

const preparedState = prepareOnce((sql) => {
  const isThisToken = eq(endedTokens.id, raw.placeholder('id'))
  const ended = exists(sql.select().from(endedTokens).where(isThisToken))
  return sql
    .select({ version: clients.sessionVersion, isEnded: raw<boolean>`${ended}` })
    .from(clients)
    .where(living(raw.placeholder('clientId')))
    .prepare('session_state')
})

/**
 * A clock that was ahead may have taken valid tokens for expired ones. Those that were signed out must
 * still be refused once it is right, so rows are kept a day longer, by the database's clock.
 */
const aDayAgo = raw`now() - interval '1 day'`

/**
 * Ends this token. A token of an earlier release has no id, so every session of the client ends.
 */
export async function endToken(
  { database: { sql } }: Pick<Services, 'database'>,
  { clientId, id, endsAt }: Session,
): Promise<void> {
  if (id === undefined) {
    await sql
      .update(clients)
      .set({ sessionVersion: raw`${clients.sessionVersion} + 1` })
      .where(living(clientId))
    return
  }
  await sql.delete(endedTokens).where(lt(endedTokens.endsAt, aDayAgo))
  await sql.insert(endedTokens).values({ id, endsAt }).onConflictDoNothing()
}
