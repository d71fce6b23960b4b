import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../database/connect'
import { describeError } from '../http/describeError'
import type { Job } from './Job'
import type { JobCounts } from './jobMetrics'
import { endFailedRun, endRun, maxPauseMs } from './leases'
import { pauseAfter } from './pauseAfter'
import { runLeased } from './runLeased'

type Run = {
  sql: Sql
  holder: string
  counts: JobCounts | undefined
  /** Since the last success. */
  failures: number
  stopping: AbortSignal
  log: FastifyBaseLogger
}

/**
 * Runs a claimed job, counts and logs a failure, and gives the lease back; returns the time until
 * the next run.
 */
export async function runOnce(job: Job, { counts, stopping, log, ...run }: Run): Promise<number> {
  const { sql, holder, failures } = run
  const held = { name: job.name, holder }
  counts?.runs.inc({ job: job.name })
  try {
    await runLeased(job, { sql, holder, stopping, log })
  } catch (error) {
    // Another server may begin at once.
    if (stopping.aborted) {
      await endFailedRun(sql, { ...held, failures, pauseMs: 0 })
      return 0
    }
    const pauseMs = pauseAfter(failures + 1, maxPauseMs)
    counts?.failures.inc({ job: job.name })
    log.error({ job: job.name, failures: failures + 1, ...describeError(error) }, 'job failed')
    await endFailedRun(sql, { ...held, failures: failures + 1, pauseMs })
    return pauseMs
  }
  await endRun(sql, held)
  return job.everyMs
}
