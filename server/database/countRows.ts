import { sql as raw } from 'drizzle-orm'
import type { Sql } from './connect'
import { rowsOf } from './rowsOf'

/** The number of rows in each of the shop's tables. */
export async function countRows(sql: Sql): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    sql,
    raw`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) counts[name] = await sql.$count(raw`${raw.identifier(name)}`)
  return counts
}
