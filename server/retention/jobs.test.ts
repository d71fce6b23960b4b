import { eq } from 'drizzle-orm'
import { startServer, type TestServer } from '../../testing/startServer'
import { runCommand } from '../commands/runCommand'
import { clients, jobs } from '../database/schema'
import { retentionJobs } from './jobs'
import { before, periods } from './rules'

const hour = 3_600_000
const now = new Date('2026-11-20T10:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * hour)
const running = new AbortController().signal

let server: TestServer
let time = now
beforeEach(async () => {
  server = await startServer({ clock: () => time })
})
afterEach(() => server.close())

/** A run at that time, after one that ended at `now`. */
async function runAt(moment: Date, signal = running): Promise<void> {
  time = moment
  const { sql } = server.services.database
  const row = { name: 'retention', endedAt: now }
  await sql.insert(jobs).values(row).onConflictDoNothing()
  const [job] = retentionJobs(server.services)
  await job!.run(signal, server.app.log)
}

/** An account whose period is over by so many hours at `now`. */
async function leave(hours: number): Promise<() => Promise<boolean>> {
  const end = before(now, periods.account)
  const { id } = await server.registerClient({ seenAt: new Date(end.getTime() - hours * hour) })
  const rows = server.services.database.sql.select().from(clients).where(eq(clients.id, id))
  return async () => (await rows)[0]?.deletedAt === null
}

// law: retention
test('what is past its period is erased each day', async () => {
  const [old, young] = [await leave(-23), await leave(-25)]
  await runAt(after(24))
  expect([await old(), await young()]).toEqual([false, true])
})

test('a clock that is years ahead erases what a week would', async () => {
  const [old, young] = [await leave(-6 * 24), await leave(-8 * 24)]
  await runAt(after(5 * 365 * 24))
  expect([await old(), await young()]).toEqual([false, true])
})

test('a clock that stays years ahead erases a week more with each run', async () => {
  const years = 5 * 365 * 24
  const [old, young] = [await leave(-13 * 24), await leave(-15 * 24)]
  await runAt(after(years))
  expect([await old(), await young()]).toEqual([true, true])
  // The end of a run is read from the same clock.
  await server.services.database.sql.update(jobs).set({ endedAt: after(years) })
  await runAt(after(years + 24))
  expect([await old(), await young()]).toEqual([false, true])
})

test('what a clock that was years behind left is erased by the next run', async () => {
  const old = await leave(1)
  await runAt(after(-5 * 365 * 24))
  expect(await old()).toBe(true)
  await runAt(after(24))
  expect(await old()).toBe(false)
})

test('a clock that was years behind when the shop first ran delays nothing', async () => {
  const old = await leave(1)
  const [job] = retentionJobs(server.services)
  const run = async (moment: Date) => {
    time = moment
    await job!.run(running, server.app.log)
  }
  await run(after(-5 * 365 * 24))
  expect(await old()).toBe(true)
  await run(after(2))
  expect(await old()).toBe(false)
})

test('the command of a clock that is years ahead erases a week too, and names its end', async () => {
  const [old, young] = [await leave(-6 * 24), await leave(-8 * 24)]
  const { services } = server
  await services.database.sql.insert(jobs).values({ name: 'retention', endedAt: now })
  time = after(5 * 365 * 24)
  const command = (isDryRun: boolean) =>
    runCommand(services, { name: 'retention', args: { isDryRun } }, () => undefined)
  for (const isDryRun of [true, false]) {
    const { message } = await command(isDryRun)
    expect(message).toContain('sans connexion depuis trois ans\u00a0: 1')
    expect(message).toContain('jusqu’au 27 novembre 2026')
  }
  expect([await old(), await young()]).toEqual([false, true])
})

test('a server that stops leaves the accounts to the next run, which comes at once', async () => {
  const isThere = await leave(1)
  await expect(runAt(now, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  expect(await isThere()).toBe(true)
})
