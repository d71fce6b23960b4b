import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { rowsOf } from '../server/database/rowsOf'

/** How many statements of this database wait for a lock; PostgreSQL only. */
export async function countWaiting(sql: Sql): Promise<number> {
  const waiting = raw`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const [row] = await rowsOf<{ n: number }>(sql, waiting)
  return row?.n ?? 0
}
