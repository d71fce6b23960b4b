import { and, eq, gt, isNull, lte, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { jobs } from '../database/schema'
import type { Job } from './Job'
import { minuteMs } from '../system/durations'

/** The longest pause after failures. */
export const maxPauseMs = 5 * minuteMs

/**
 * The database's clock, the only one that all servers share. It is read when a row is compared, and
 * not when the statement begins as `now()` is: a statement that waited for the row would take a
 * lease that was renewed meanwhile for one further ahead than any.
 */
const now = raw`clock_timestamp()`
const after = (milliseconds: number) =>
  raw`clock_timestamp() + ${milliseconds / 1000}::float8 * interval '1 second'`

type Claim = Pick<Job, 'name' | 'everyMs' | 'leaseMs'> & {
  holder: string
  /** Runs before its time, but not before a lease or a pause after a failure has ended. */
  isWoken: boolean
}

/**
 * Takes the lease of a job that is due; undefined if another server has it, or the job is not due.
 * A time further ahead than any lease, pause or end of a run was written before the clock was set
 * back, and counts as past. Returns the failures since the last success: a holder that never gave
 * its lease back is one.
 */
export async function claimLease(
  sql: Sql,
  { name, everyMs, leaseMs, holder, isWoken }: Claim,
): Promise<{ failures: number } | undefined> {
  const { leasedUntil, endedAt, failures } = jobs
  const longest = raw`case when ${jobs.holder} is null then ${after(maxPauseMs)} else ${after(leaseMs)} end`
  const isFree = or(isNull(leasedUntil), lte(leasedUntil, now), gt(leasedUntil, longest))
  const isDue = or(
    raw`${isWoken}`,
    gt(failures, 0),
    isNull(endedAt),
    gt(endedAt, now),
    lte(endedAt, after(-everyMs)),
  )
  const lease = { holder, leasedUntil: after(leaseMs), startedAt: now }
  const [claimed] = await sql
    .insert(jobs)
    .values({ name, ...lease })
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        ...lease,
        failures: raw`${failures} + case when ${jobs.holder} is null then 0 else 1 end`,
      },
      setWhere: and(isFree, isDue),
    })
    .returning({ failures })
  return claimed
}

/** The milliseconds until a job that could not be claimed may be due. */
export async function readWait(
  sql: Sql,
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
): Promise<number> {
  const due = raw`greatest(${jobs.leasedUntil}, case when ${jobs.failures} = 0 then ${jobs.endedAt} + ${everyMs / 1000}::float8 * interval '1 second' end)`
  const [row] = await sql
    .select({ waitMs: raw<number | null>`(extract(epoch from ${due} - ${now}) * 1000)::float8` })
    .from(jobs)
    .where(eq(jobs.name, name))
  return row?.waitMs ?? 0
}

type Held = { name: string; holder: string }
const isHeldBy = ({ name, holder }: Held) => and(eq(jobs.name, name), eq(jobs.holder, holder))

/** Makes the lease last from now on; false if another server has taken it. */
export async function renewLease(sql: Sql, held: Held & { leaseMs: number }): Promise<boolean> {
  const renewed = await sql
    .update(jobs)
    .set({ leasedUntil: after(held.leaseMs) })
    .where(isHeldBy(held))
    .returning({ name: jobs.name })
  return renewed.length > 0
}

/** Gives the lease back after a success. */
export async function endRun(sql: Sql, held: Held): Promise<void> {
  await sql
    .update(jobs)
    .set({ holder: null, leasedUntil: null, endedAt: now, failures: 0 })
    .where(isHeldBy(held))
}

/** Gives the lease back after a failure: no server takes it before the pause has ended. */
export async function endFailedRun(
  sql: Sql,
  held: Held & { failures: number; pauseMs: number },
): Promise<void> {
  await sql
    .update(jobs)
    .set({ holder: null, leasedUntil: after(held.pauseMs), failures: held.failures })
    .where(isHeldBy(held))
}
