import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect'
import type { Job } from './Job'
import { JobLoop } from './JobLoop'
import type { JobCounts } from './jobMetrics'

export type Jobs = {
  start: (log: FastifyBaseLogger) => void
  /** Runs a job now instead of later, and once more if it is running. */
  wake: (name: string) => void
  /** Aborts the runs in progress and waits for them; no other begins. */
  stop: () => Promise<void>
}

type Needs = { database: Pick<Database, 'backgroundSql'>; counts?: JobCounts }

/** Runs each job on one server at a time, by leases in the database. */
export function createJobs(jobs: readonly Job[], { database, counts }: Needs): Jobs {
  const needs = { sql: database.backgroundSql, holder: randomUUID(), counts }
  const loops = new Map(jobs.map((job) => [job.name, new JobLoop(job, needs)]))
  return {
    start: (log) => loops.forEach((loop) => loop.start(log)),
    wake: (name) => loops.get(name)?.wake(),
    stop: async () => {
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
    },
  }
}
