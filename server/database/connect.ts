import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The database or a transaction on it, whichever driver is behind: the first argument of a query. */
export type Sql = PgDatabase<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>

/** An open database; `close` waits for what is running. */
export type Database = { sql: Sql; kind: 'embedded' | 'postgresql'; close: () => Promise<void> }
