import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { countRows } from '../server/database/countRows'
import { rowsOf } from '../server/database/rowsOf'

/** Every row of every table, in a fixed order. */
export async function readAllRows(sql: Sql): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const table of Object.keys(await countRows(sql)))
    tables[table] = await rowsOf(
      sql,
      raw`select to_jsonb(it) as row from ${raw.identifier(table)} it order by 1`,
    )
  return tables
}
