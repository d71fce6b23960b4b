import { sql as raw } from 'drizzle-orm'
import type { Channel, Sql } from '../database/connect'
import type { Job } from '../jobs/Job'
import type { Services } from '../services'
import { countTogether } from './boughtTogether'
import { dayMs, hourMs, minuteMs } from '../system/durations'

const countedDays = 365

type Needs = Pick<Services, 'database' | 'clock'>

/** Counts anew what is bought together. */
export function searchJobs({ database, clock }: Needs): Job[] {
  return [
    {
      name: 'bought-together',
      everyMs: 6 * hourMs,
      leaseMs: minuteMs,
      timeoutMs: hourMs,
      run: (signal) => countAllTogether(database.backgroundSql, clock(), signal),
    },
  ]
}

/**
 * Counts for every product; pages show a change at once. Throws where the signal ends it early: the
 * next run, which begins with the first product again, is then soon.
 */
export async function countAllTogether(sql: Sql, now: Date, signal?: AbortSignal): Promise<void> {
  const since = new Date(now.getTime() - countedDays * dayMs)
  let changes = 0
  try {
    for (let after: number | null = 0; after !== null;) {
      signal?.throwIfAborted()
      const { last, changed } = await countTogether(sql, { after, since })
      after = last
      changes += changed
    }
  } finally {
    if (changes > 0)
      await sql.execute(raw`select pg_notify(${'catalogue_changed' satisfies Channel}, '')`)
  }
}
