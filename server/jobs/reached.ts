import { eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { jobs } from '../database/schema'

/**
 * The time up to which a job has done its work, on any server; the end of its last run where it has
 * stored none, null where it never ran.
 */
export async function readReached(sql: Sql, name: string): Promise<Date | null> {
  const { reachedAt, endedAt } = jobs
  const [row] = await sql.select({ reachedAt, endedAt }).from(jobs).where(eq(jobs.name, name))
  return row?.reachedAt ?? row?.endedAt ?? null
}

export async function storeReached(sql: Sql, name: string, reachedAt: Date): Promise<void> {
  await sql
    .insert(jobs)
    .values({ name, reachedAt })
    .onConflictDoUpdate({ target: jobs.name, set: { reachedAt } })
}
