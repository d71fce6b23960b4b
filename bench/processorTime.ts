import { readdir, readFile } from 'node:fs/promises'
import type { Client } from 'pg'

/**
 * Milliseconds of processor time that this process and the database's backends have used so far.
 */
export async function processorTime(admin: Client, database: string): Promise<number> {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3 + (await databaseTime(admin, database))
}

/** Milliseconds of processor time that the database's backends have used so far. */
export async function databaseTime(admin: Client, database: string): Promise<number> {
  const { rows } = await admin.query<{ pid: number }>(
    // Without the vacuum that follows the filling.
    "select pid from pg_stat_activity where datname = $1 and backend_type <> 'autovacuum worker'",
    [database],
  )
  return sum(await Promise.all(rows.map(({ pid }) => timeOf(pid))))
}

/**
 * Milliseconds that all threads of a process have used: password hashes, resized pictures and
 * garbage collection run beside the main thread.
 */
export async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => {
    throw new Error('Needs a Linux machine that PostgreSQL runs on, too.')
  })
  return sum(await Promise.all(threads.map((thread) => timeOfThread(pid, thread))))
}

/** The first number of the kernel's schedstat is nanoseconds on a processor. */
async function timeOfThread(pid: number, thread: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
  return Number(text.split(' ')[0]) / 1e6
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0)
