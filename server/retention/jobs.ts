import type { Job } from '../jobs/Job'
import { readLastEnd } from '../jobs/leases'
import type { Services } from '../services'
import { forget } from './retention'

const day = 24 * 3_600_000
const maxStepMs = 7 * day
const name = 'retention'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>

/** Erases each day what is past its period. */
export function retentionJobs({ database, settings, clock }: Needs): Job[] {
  const { backgroundSql } = database
  return [
    {
      name,
      everyMs: day,
      leaseMs: 60_000,
      timeoutMs: 3_600_000,
      run: async (signal, log) => {
        const now = horizon(clock(), await readLastEnd(backgroundSql, name))
        const needs = { database: { sql: backgroundSql }, settings, clock: () => now }
        const erased = onlyErased(await forget(needs, signal))
        log.info({ erased }, 'personal data erased')
      },
    },
  ]
}

/**
 * The time by which periods are over: a week after the last run at most, so that a clock that is years
 * ahead for a moment, as when a machine starts, erases no years.
 */
function horizon(now: Date, lastEnd: Date | null): Date {
  return lastEnd ? new Date(Math.min(now.getTime(), lastEnd.getTime() + maxStepMs)) : now
}

const onlyErased = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
