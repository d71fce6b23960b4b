import { sql as raw } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { openTestDatabase } from '../../testing/openTestDatabase'
import type { Database } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { upkeepJobs } from './upkeepJobs'

const onEmbedded = process.env.TEST_DATABASE_URL ? test.skip : test

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

async function ask(question: string): Promise<number> {
  const rows = await rowsOf<{ value: number }>(database.sql, raw.raw(`select ${question}`))
  return rows[0]!.value
}
/** Bytes that the next start after a kill reads again. */
const logLength = () =>
  ask('(pg_current_wal_insert_lsn() - redo_lsn)::int as value from pg_control_checkpoint()')
const sizeOfMails = () => ask(`pg_relation_size('outbox')::int as value`)

onEmbedded('the embedded database forgets its log, and the rows that were erased', async () => {
  await database.sql.execute(raw`insert into outbox (id, created_at, recipient, subject, text, html)
    select gen_random_uuid(), now(), '', '', repeat(md5(n::text), 20), '' from generate_series(1, 2000) n`)
  await database.sql.execute(raw`delete from outbox`)
  const [log, size] = [await logLength(), await sizeOfMails()]
  for (const { run } of upkeepJobs(database))
    await run(new AbortController().signal, {} as FastifyBaseLogger)
  expect(await logLength()).toBeLessThan(log / 2)
  expect(size).toBeGreaterThan(1_000_000)
  expect(await sizeOfMails()).toBe(0)
})

test('a server of PostgreSQL needs no such job', () => {
  expect(upkeepJobs({ ...database, kind: 'postgresql' })).toEqual([])
})
