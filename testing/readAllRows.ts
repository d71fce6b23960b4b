import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { rowsOf } from '../server/database/rowsOf'

/** Every row of every table, in a fixed order. */
export async function readAllRows(sql: Sql): Promise<Record<string, unknown[]>> {
  const names = await rowsOf<{ name: string }>(
    sql,
    raw`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  // In one statement: a test of access reads all of them again and again.
  const tables = await rowsOf<{ name: string; rows: unknown[] }>(
    sql,
    raw.join(
      names.map(
        ({ name }) => raw`select ${name}::text as name,
          (select coalesce(json_agg(row order by row), '[]')
            from (select to_jsonb(it) as row from ${raw.identifier(name)} it) as it) as rows`,
      ),
      raw` union all `,
    ),
  )
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
}
