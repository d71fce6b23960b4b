import { sql as raw } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { dayMs, hourMs, minuteMs } from '../system/durations'
import type { Job } from './Job'

/**
 * What a server of PostgreSQL does by itself, and PGlite does not. Without a checkpoint its log grows
 * until the process ends; without VACUUM the rows that were erased stay in its files, and in every
 * backup.
 */
export function upkeepJobs({ kind, backgroundSql }: Database): Job[] {
  if (kind !== 'embedded') return []
  const upkeep = (name: string, everyMs: number, statement: string): Job => ({
    name,
    everyMs,
    leaseMs: minuteMs,
    run: async () => {
      await backgroundSql.execute(raw.raw(statement))
    },
  })
  return [
    upkeep('database-vacuum', dayMs, 'vacuum'),
    upkeep('database-checkpoint', hourMs, 'checkpoint'),
  ]
}
