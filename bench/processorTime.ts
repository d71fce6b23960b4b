import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'

/** Milliseconds of processor time that this process and a database's backends have had so far. */
export async function processorTime(admin: Client, database: string): Promise<number> {
  const { rows } = await admin.query<{ pid: number }>(
    // Not what cleans up behind the filling.
    "select pid from pg_stat_activity where datname = $1 and backend_type <> 'autovacuum worker'",
    [database],
  )
  const { user, system } = process.cpuUsage()
  const backends = await Promise.all(rows.map(({ pid }) => timeOf(pid)))
  return (user + system) / 1e3 + backends.reduce((sum, time) => sum + time, 0)
}

/** Milliseconds that a process has had. The first number of the kernel's schedstat is nanoseconds on a processor. */
export async function timeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => {
    throw new Error('Needs a Linux machine that PostgreSQL runs on, too.')
  })
  return Number(text.split(' ')[0]) / 1e6
}
