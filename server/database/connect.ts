import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The database or a transaction on it, whichever driver is behind: the first argument of a query. */
export type Sql = PgDatabase<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>

/** The channel on which the database itself tells of every committed change of the catalogue. */
export const catalogueChanged = 'catalogue_changed'

export type Following = {
  /** False while changes may pass unheard. */
  isLive: () => boolean
  stop: () => Promise<void>
}

/** A database's files as they are at one moment (tar), and how many rows each table has then. */
export type Dump = { archive: Buffer<ArrayBuffer>; rows: Record<string, number> }

export type Connections = { busy: number; idle: number; waiting: number }

/** An open database; `close` waits for what is running. */
export type Database = {
  sql: Sql
  /**
   * For transactions that wait for rows which many want, such as the stock of a product: they get
   * a part of the connections only, so that everything else goes on.
   */
  paymentSql: Sql
  /** For work that takes longer than a visitor waits. */
  backgroundSql: Sql
  kind: 'embedded' | 'postgresql'
  /** Calls back at each change of the catalogue, made by any program, and when some may be missed. */
  followCatalogue: (onChange: () => void) => Promise<Following>
  /** How many connections there are, and how many queries wait for one; null where there is but one. */
  connections: (() => Connections) | null
  /** Null on PostgreSQL, whose own tools do it. */
  dump: (() => Promise<Dump>) | null
  close: () => Promise<void>
}
