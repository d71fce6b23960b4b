import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The database or a transaction on it: the first argument of a query. */
export type Sql = PgDatabase<
  NodePgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>

/**
 * The channels on which the database announces committed changes: of the catalogue, of settings, and
 * of what the admin shows.
 */
export const channels = ['catalogue_changed', 'settings_changed', 'admin_changed'] as const
export type Channel = (typeof channels)[number]

export type OnChange = (payload?: string) => void

export type Following = {
  /** False while changes may be missed. */
  isLive: () => boolean
  stop: () => Promise<void>
}

/** A snapshot of a database's files (tar), and the number of rows in each table at that moment. */
export type Dump = { archive: Buffer<ArrayBuffer>; rows: Record<string, number> }

export type Connections = { busy: number; idle: number; waiting: number }

/** An open database; `close` waits for running queries. */
export type Database = {
  sql: Sql
  /**
   * For transactions that wait for contended rows, such as the stock of a product. They get only a
   * part of the connections, so that other requests continue.
   */
  paymentSql: Sql
  /** For work that takes longer than a visitor waits. */
  backgroundSql: Sql
  kind: 'embedded' | 'postgresql'
  /**
   * Calls back at each change by any program with what its notification says, and without it when
   * changes may have been missed.
   */
  followChanges: (channel: Channel, onChange: OnChange) => Promise<Following>
  /** The number of connections and of queries that wait for one; null with a single connection. */
  connections: (() => Connections) | null
  /** Null on PostgreSQL, which has its own tools for backups. */
  dump: (() => Promise<Dump>) | null
  close: () => Promise<void>
}
