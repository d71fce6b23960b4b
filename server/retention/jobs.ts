import type { Job } from '../jobs/Job'
import type { Services } from '../services'
import { forgetInSteps, retentionJob } from './forgetInSteps'
import { dayMs, hourMs, minuteMs } from '../system/durations'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>

/** Erases each day what is past its period. */
export function retentionJobs({ database, settings, clock }: Needs): Job[] {
  const needs = { database: { sql: database.backgroundSql }, settings, clock }
  return [
    {
      name: retentionJob,
      everyMs: dayMs,
      leaseMs: minuteMs,
      timeoutMs: hourMs,
      run: async (signal, log) => {
        const { counts, heldAt } = await forgetInSteps(needs, signal)
        log.info({ erased: onlyErased(counts), heldAt }, 'personal data erased')
      },
    },
  ]
}

const onlyErased = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
