import type { SQL } from 'drizzle-orm'
import type { Sql } from './connect'

/** The rows of a query written as text. */
export async function rowsOf<Row extends Record<string, unknown>>(
  sql: Sql,
  query: SQL,
): Promise<Row[]> {
  return (await sql.execute(query)).rows as Row[]
}
