import { Client } from 'pg'
import { timeOf } from './processorTime'

/** Milliseconds of processor time of each process of a PostgreSQL server, by its id. */
type Times = ReadonlyMap<number, number>

/** Runs the work; returns its result and the milliseconds that PostgreSQL’s processes used. */
export async function withClusterTime<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; database: number }> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    const before = await readTimes(admin)
    const result = await work()
    const after = await readTimes(admin)
    let database = 0
    for (const [pid, time] of after) database += time - (before.get(pid) ?? 0)
    return { result, database }
  } finally {
    await admin.end()
  }
}

async function readTimes(admin: Client): Promise<Times> {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity')
  const times = new Map<number, number>()
  for (const { pid } of rows) {
    // A process may end meanwhile.
    const time = await timeOf(pid).catch(() => null)
    if (time !== null) times.set(pid, time)
  }
  return times
}
