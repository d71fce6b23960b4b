import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { clients } from '../database/schema'

/** The version that a living session of this client must carry; undefined for a deleted account. */
export async function findSessionVersion(sql: Sql, id: string): Promise<number | undefined> {
  const [client] = await sql
    .select({ version: clients.sessionVersion })
    .from(clients)
    .where(and(eq(clients.id, id), isNull(clients.deletedAt)))
  return client?.version
}
