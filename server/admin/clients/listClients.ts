import { and, desc, isNull, sql as raw, type SQL } from 'drizzle-orm'
import { staffPageSize } from '../../../contract/lists'
import type { Sql } from '../../database/connect'
import { isLikeEach, likePatterns } from '../../database/likePatterns'
import { pageOf } from '../../database/pageOf'
import { isAfter, placeOf } from '../../database/placeInList'
import { clients, clientSearch } from '../../database/schema'
import { plannedAnew } from '../../database/withPreparedStatements'
import { readWords } from './rules'

type Wanted = { q?: string | undefined; after?: string | undefined }

// Drizzle leaves the table out of a column in a query of one table, so the names are written out.
const ofClient = raw`from orders where client_id = "clients"."id" and state <> 'panier'`

/** A page of clients, the newest account first. */
export async function findClientPage(sql: Sql, { q = '', after }: Wanted) {
  const patterns = await likePatterns(sql, readWords(q))
  const rows = await sql
    .select({
      id: clients.id,
      firstName: clients.firstName,
      lastName: clients.lastName,
      email: clients.email,
      address: clients.address,
      createdAt: clients.createdAt,
      orders: raw<number>`(select count(*)::int ${ofClient})`,
      lastAt: raw<Date | null>`(select max(ordered_at) ${ofClient})`.mapWith((value: unknown) =>
        value === null ? null : new Date(value as string),
      ),
      lastAddress: raw<
        string | null
      >`(select adress ${ofClient} and delivery = 'domicile' order by ordered_at desc limit 1)`,
    })
    .from(clients)
    .where(
      and(
        isNull(clients.deletedAt),
        after ? isAfter(after, { at: clients.createdAt, id: clients.id }) : undefined,
        patterns.length > 0 ? matches(patterns) : undefined,
      ),
    )
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(staffPageSize + 1)
  return pageOf(rows, staffPageSize, ({ createdAt, id }) => placeOf(createdAt, id))
}
export type ClientRow = Awaited<ReturnType<typeof findClientPage>>['listed'][number]

/** Each word is somewhere in what the client is found by. */
function matches(patterns: readonly string[]): SQL {
  const isFound = isLikeEach(clientSearch.text, patterns)
  return raw`${raw.raw(plannedAnew)} ${clients.id} in (select ${clientSearch.clientId} from ${clientSearch} where ${isFound})`
}
