import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql as raw } from 'drizzle-orm'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { openAgain, openTestDatabase, urlOf } from '../../testing/openTestDatabase'
import { runSource } from '../../testing/runSource'
import { until } from '../../testing/until'
import { onPostgresql } from '../../testing/postgresqlTest'
import type { Database } from '../database/connect'
import { openDatabase } from '../database/open'
import { openPostgresql } from '../database/postgresql'
import { jobs } from '../database/schema'
import { createJobs, type Jobs } from './createJobs'
import type { Job } from './Job'
import { countJobs, jobGauges } from './jobMetrics'
import { claimLease } from './leases'

jest.setTimeout(120_000)

const everyMs = 50
const leaseMs = 1_500
type Line = { job?: string; msg: string; failures?: number; reason?: string }
let lines: Line[] = []
const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
const { log } = Fastify({ logger: { stream } })

let database: Database
/** The same database as another server sees it. */
let other: Database
let running: Jobs[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  other = process.env.TEST_DATABASE_URL ? await openAgain(database) : database
})
afterAll(async () => {
  if (other !== database) await other.close()
  await database.close()
})
beforeEach(async () => {
  lines = []
  await database.sql.delete(jobs)
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  running = []
})

function start(run: Job['run'], given: Partial<Job> = {}, on = database): Jobs {
  const server = createJobs([{ name: 'tidy', everyMs, leaseMs, run, ...given }], { database: on })
  running.push(server)
  server.start(log)
  return server
}

const rowOf = async (name = 'tidy') =>
  (await database.sql.select().from(jobs).where(eq(jobs.name, name)))[0]
/** A run that ends when it is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
const forEver = () => new Promise<never>(() => undefined)

test('a job runs on one server at a time, also when a run takes longer than its lease', async () => {
  let [now, most, runs] = [0, 0, 0]
  // A busy machine may hold up a process for longer than the short lease of the other tests.
  const longLeaseMs = 5_000
  const run = async () => {
    now += 1
    most = Math.max(most, now)
    await wait(runs === 0 ? 1.3 * longLeaseMs : 5)
    now -= 1
    runs += 1
  }
  for (const on of [database, other, database, other])
    start(run, { everyMs: 500, leaseMs: longLeaseMs }, on)
  await until(() => runs > 3)
  expect(most).toBe(1)
})

onPostgresql(
  'a claim that waited for the row leaves a lease that was renewed meanwhile',
  async () => {
    const job = { name: 'tidy', everyMs, leaseMs, isWoken: false }
    expect(await claimLease(database.sql, { ...job, holder: randomUUID() })).toBeDefined()
    let claiming: ReturnType<typeof claimLease> | undefined
    await other.sql.transaction(async (tx) => {
      await tx.select().from(jobs).for('update')
      claiming = claimLease(database.sql, { ...job, holder: randomUUID() })
      await wait(300)
      await tx.update(jobs).set({ leasedUntil: raw`clock_timestamp() + interval '1.5 seconds'` })
    })
    expect(await claiming).toBeUndefined()
  },
)

test('its period is that of all servers together', async () => {
  const began: number[] = []
  const run = () => Promise.resolve(void began.push(performance.now()))
  for (const on of [database, other, database]) start(run, { everyMs: 1_000 }, on)
  await wait(3_500)
  expect(began.length).toBeGreaterThan(1)
  const period = (began.at(-1)! - began[0]!) / (began.length - 1)
  expect(period).toBeGreaterThan(700)
})

test('a server that is killed delays a job by its lease', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-jobs-'))
  const env: Record<string, string> = process.env.TEST_DATABASE_URL
    ? { DATABASE_URL: await urlOf(database) }
    : { FOLDER: folder }
  const killed = runSource(
    [
      '-e',
      `const { createJobs } = require('./server/jobs/createJobs.ts')
      const { openDatabase } = require('./server/database/open.ts')
      const run = () => new Promise(() => setTimeout(() => console.log('runs'), ${leaseMs}))
      const job = { name: 'tidy', everyMs: ${everyMs}, leaseMs: ${leaseMs}, run }
      const settings = { databaseUrl: process.env.DATABASE_URL, dataDir: process.env.FOLDER }
      openDatabase(settings).then((database) => createJobs([job], { database }).start(console))`,
    ],
    env,
  )
  await killed.says('runs')
  killed.child.kill('SIGKILL')
  await killed.ended
  const on = process.env.TEST_DATABASE_URL
    ? database
    : await openDatabase({ databaseUrl: null, dataDir: folder })
  let runs = 0
  const next = start(() => Promise.resolve(void (runs += 1)), {}, on)
  expect(await until(() => runs > 0)).toBeLessThan(leaseMs + 1_000)
  await next.stop()
  if (on !== database) await on.close()
  await rm(folder, { recursive: true })
})

test('a run that hangs is aborted, given up, counted, and left to another server', async () => {
  let isAborted = false
  start(
    (signal) => {
      signal.addEventListener('abort', () => (isAborted = true))
      return forEver()
    },
    { timeoutMs: 500, leaseMs: 600 },
  )
  await until(async () => (await rowOf())?.holder != null)
  let runs = 0
  start(() => Promise.resolve(void (runs += 1)), { leaseMs: 600 }, other)
  await until(() => runs > 0)
  expect(isAborted).toBe(true)
  await until(() => lines.some(({ msg }) => msg === 'job failed'))
  expect(lines).toMatchObject([{ job: 'tidy', failures: 1, reason: 'The run is to end: TIMEOUT' }])
})

test('a run whose lease another server has taken is aborted', async () => {
  let isAborted = false
  start(async (signal) => {
    await untilAborted(signal)
    isAborted = true
  })
  await until(async () => (await rowOf())?.holder != null)
  // As after a long sleep of the machine.
  await database.sql.update(jobs).set({ leasedUntil: raw`now() - interval '1 second'` })
  let runs = 0
  start(() => Promise.resolve(void (runs += 1)), {}, other)
  await until(() => runs > 0)
  await until(() => isAborted)
})

test('a job that never succeeded is as old as its server', async () => {
  const registry = new Registry()
  const gauges = jobGauges(registry, database, ['tidy', 'idle'])
  start(() => Promise.reject(new Error('full')))
  await until(() => lines.length > 0)
  const before = Math.round(process.uptime())
  await gauges.fill()
  const text = await registry.metrics()
  for (const job of ['tidy', 'idle']) {
    const age = /\d+$/.exec(text.split('\n').find((line) => line.includes(`{job="${job}"}`)) ?? '')
    expect(Number(age)).toBeGreaterThanOrEqual(before)
  }
})

test('failures are logged, counted and followed by growing pauses', async () => {
  const began: number[] = []
  const registry = new Registry()
  const counts = countJobs(registry, ['tidy', 'idle'])
  const gauges = jobGauges(registry, database, ['tidy', 'idle'])
  const run = () => {
    began.push(performance.now())
    return began.length < 3 ? Promise.reject(new Error('full')) : Promise.resolve()
  }
  const server = createJobs([{ name: 'tidy', everyMs: 60_000, leaseMs, run }], { database, counts })
  running.push(server)
  server.start(log)
  await until(() => began.length === 2)
  // A pause is longer than a wish.
  server.wake('tidy')
  await until(async () => (await rowOf())?.endedAt != null)
  expect(began[1]! - began[0]!).toBeGreaterThan(1_900)
  expect(began[2]! - began[1]!).toBeGreaterThan(3_900)
  expect(lines).toMatchObject([
    { job: 'tidy', failures: 1, reason: 'full' },
    { job: 'tidy', failures: 2, reason: 'full' },
  ])
  expect(await rowOf()).toMatchObject({ failures: 0, holder: null, leasedUntil: null })
  await gauges.fill()
  const text = await registry.metrics()
  expect(text).toContain('shop_job_runs_total{job="tidy"} 3\n')
  expect(text).toContain('shop_job_failures_total{job="tidy"} 2\n')
  expect(text).toContain('shop_job_failures_total{job="idle"} 0\n')
  expect(text).toMatch(/shop_job_success_age_seconds\{job="tidy"\} [01]\n/)
})

test('a job can be woken, also while it runs, and looks for work by itself', async () => {
  let [runs, work] = [0, 0]
  const run = async () => {
    runs += 1
    work = 0
    await wait(200)
  }
  const hasWork = () => Promise.resolve(work > 0)
  const server = start(run, { everyMs: 60_000, hasWork })
  await until(() => runs === 1)
  server.wake('tidy')
  await until(() => runs === 2, { timeoutMs: 1_000 })
  await wait(300)
  server.wake('tidy')
  expect(await until(() => runs === 3)).toBeLessThan(500)
  work = 1
  expect(await until(() => runs === 4)).toBeLessThan(2_000)
})

test('a server that stops ends its run and leaves the job to the others at once', async () => {
  const left: string[] = []
  let hasBegun = false
  const first = start(async (signal) => {
    hasBegun = true
    await untilAborted(signal)
    await wait(100)
    left.push('ended')
    throw new Error('not finished')
  })
  await until(() => hasBegun)
  await first.stop()
  expect(left).toEqual(['ended'])
  expect(await rowOf()).toMatchObject({ holder: null, failures: 0 })
  expect(lines).toEqual([])
  let runs = 0
  start(() => Promise.resolve(void (runs += 1)), {}, other)
  expect(await until(() => runs > 0)).toBeLessThan(1_000)
})

test('a server that is stopped between its claim and its run ends at once', async () => {
  let runs = 0
  let stopped: Promise<void> | undefined
  const counts = countJobs(new Registry(), ['tidy'])
  counts.runs.inc = () => void (stopped = server.stop())
  const run = (signal: AbortSignal) => {
    runs += 1
    return untilAborted(signal)
  }
  const server = createJobs([{ name: 'tidy', everyMs, leaseMs, run }], { database, counts })
  server.start(log)
  await until(() => stopped !== undefined)
  await Promise.race([stopped, wait(2_000).then(() => Promise.reject(new Error('It still runs.')))])
  expect(runs).toBe(0)
  expect(await rowOf()).toMatchObject({ holder: null, failures: 0 })
})

test.each([
  ['of a dead holder', { holder: 'fdd06e18-5f0b-4a3f-9d1b-0a8b4b8d7f10' }],
  ['of a failure', { holder: null, failures: 3 }],
  ['of the last run', { holder: null, leasedUntil: null }],
] as const)('a clock that was set back by a year does not stop a job: %s', async (_, row) => {
  const inAYear = raw`now() + interval '1 year'`
  await database.sql
    .insert(jobs)
    .values({ name: 'tidy', leasedUntil: inAYear, startedAt: inAYear, endedAt: inAYear, ...row })
  let runs = 0
  start(() => Promise.resolve(void (runs += 1)), { everyMs: 60_000 })
  expect(await until(() => runs > 0)).toBeLessThan(1_000)
})

onPostgresql('a job goes on when the database is back', async () => {
  const url = await urlOf(database)
  const name = new URL(url).pathname.slice(1)
  const away = await openPostgresql(url)
  const admin = await openPostgresql(process.env.TEST_DATABASE_URL!)
  const allow = (isAllowed: boolean) =>
    admin.sql.execute(
      raw`alter database ${raw.identifier(name)} allow_connections ${raw.raw(String(isAllowed))}`,
    )
  let runs = 0
  let isAborted = false
  const server = start(
    async (signal) => {
      runs += 1
      if (runs !== 2) return
      await untilAborted(signal)
      isAborted = true
    },
    {},
    away,
  )
  await until(() => runs === 2)
  await allow(false)
  await admin.sql.execute(
    raw`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`,
  )
  // It cannot renew its lease.
  await until(() => isAborted)
  await until(() => lines.some(({ msg }) => msg === 'job waits for the database'))
  await allow(true)
  await until(() => runs > 3)
  await server.stop()
  await away.close()
  await admin.close()
})
