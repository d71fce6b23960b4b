import { inArray, sql as raw } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/connect'
import { jobs } from '../database/schema'
import type { QueriedGauges } from '../http/measureDatabase'

export type JobCounts = { runs: Counter<'job'>; failures: Counter<'job'> }

/** Counts the runs of this server, from zero. */
export function countJobs(registry: Registry, names: readonly string[]): JobCounts {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['job'], registers: [registry] })
  const runs = counter('shop_job_runs_total', 'Runs of jobs that this server has begun.')
  const failures = counter('shop_job_failures_total', 'Those that failed.')
  for (const job of names) for (const count of [runs, failures]) count.inc({ job }, 0)
  return { runs, failures }
}

/** The age of the last success of each job, on any server; without one, that of this server. */
export function jobGauges(
  registry: Registry,
  { sql }: Pick<Database, 'sql'>,
  names: readonly string[],
): QueriedGauges {
  const age = new Gauge({
    name: 'shop_job_success_age_seconds',
    help: 'Since the last success of a job on any server; without one, since the start of this one.',
    labelNames: ['job'],
    registers: [registry],
  })
  return {
    gauges: [age],
    async fill() {
      const rows = await sql
        .select({
          name: jobs.name,
          age: raw<number | null>`extract(epoch from now() - ${jobs.endedAt})::float8`,
        })
        .from(jobs)
        .where(inArray(jobs.name, [...names]))
      const ages = new Map(rows.map((row) => [row.name, row.age]))
      // A job that fails from the start would never show.
      for (const job of names)
        age.set({ job }, Math.max(Math.round(ages.get(job) ?? process.uptime()), 0))
    },
  }
}
