import { sql as raw } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { rowsOf } from './countRows'
import { DrizzlePGlite } from './DrizzlePGlite'
import * as schema from './schema'

jest.setTimeout(60_000)

test('queries copy no parsers, and Drizzle reads what it reads with its own', async () => {
  const client = await new DrizzlePGlite().opened()
  let copies = 0
  // Copying an object reads all its properties.
  Object.defineProperty(client.parsers, 'every', { enumerable: true, get: () => (copies += 1) })
  const sql = drizzle(client, { schema })
  const asked = raw`select '2026-11-26 09:00+01'::timestamptz as at, '2026-11-26'::date as day,
    array['2026-11-26'::date] as days, array[1, 2] as counts, 7::int as count where ${1}::int = 1`
  const read = {
    at: '2026-11-26 08:00:00+00',
    day: '2026-11-26',
    days: '{2026-11-26}',
    counts: [1, 2],
    count: 7,
  }
  expect(await rowsOf(sql, asked)).toEqual([read])
  expect(await sql.transaction((tx) => rowsOf(tx, asked))).toEqual([read])
  expect(copies).toBe(0)
  await client.close()
})
