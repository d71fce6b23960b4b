import { setTimeout as wait } from 'node:timers/promises'
import { sql as raw } from 'drizzle-orm'
import { openTestDatabase, openAgain } from '../../testing/openTestDatabase'
import { onPostgresql } from '../../testing/postgresqlTest'
import type { Database, Sql } from './connect'
import { inTransaction } from './inTransaction'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Work that fails with this SQLSTATE in its first tries. */
function failing(state: string, failures: number) {
  let tries = 0
  const work = async (tx: Sql) => {
    tries += 1
    if (tries <= failures)
      await tx.execute(raw.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`))
    return tries
  }
  return { work, tries: () => tries }
}

test.each(['40P01', '40001'])('a transaction ended by %s runs again', async (state) => {
  await expect(inTransaction(database.sql, failing(state, 2).work)).resolves.toBe(3)
})

test('any other error is thrown at once', async () => {
  const { work, tries } = failing('23505', 2)
  await expect(inTransaction(database.sql, work)).rejects.toMatchObject({
    cause: { code: '23505' },
  })
  expect(tries()).toBe(1)
})

test('the number of tries is limited', async () => {
  const { work, tries } = failing('40P01', 100)
  await expect(inTransaction(database.sql, work)).rejects.toMatchObject({
    cause: { code: '40P01' },
  })
  expect(tries()).toBe(6)
})

onPostgresql(
  'a connection that is lost between two queries ends only its transaction',
  async () => {
    const other = await openAgain(database)
    try {
      const lost = inTransaction(database.sql, async (tx) => {
        const named = tx.execute<{ pid: number }>(raw`select pg_backend_pid() as pid`)
        const { rows } = (await named) as { rows: { pid: number }[] }
        await other.sql.execute(raw`select pg_terminate_backend(${rows[0]!.pid})`)
        // Long enough for the connection to hear of it while no query runs.
        await wait(200)
        await tx.execute(raw`select 1`)
      })
      await expect(lost).rejects.toThrow()
      await expect(database.sql.execute(raw`select 1`)).resolves.toBeDefined()
    } finally {
      await other.close()
    }
  },
)
