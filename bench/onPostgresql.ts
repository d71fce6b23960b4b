import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../testing/root'
import { run } from '../testing/run'

export const postgresScript = path.join(root, 'testing/postgres.sh')

/** Works on the server of TEST_DATABASE_URL, or on a temporary one. */
export async function onPostgresql<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env.TEST_DATABASE_URL
  return given ? work(given) : withCluster(work)
}

const signals = ['SIGINT', 'SIGTERM'] as const
const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal])

/**
 * Works on a PostgreSQL server of its own, with its files in the folder; it ends with the work, also
 * where a signal ends that.
 */
export async function withCluster<Result>(
  work: (url: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bench-'))
  await rm(folder, { recursive: true })
  const { stdout } = await run('bash', [postgresScript, 'start', folder])
  const stop = () => execFileSync('bash', [postgresScript, 'stop', folder], { stdio: 'pipe' })
  // One of these may work inside another: at the exit each stops its own.
  process.on('exit', stop)
  for (const signal of signals) process.on(signal, end)
  try {
    return await work(stdout.trim(), folder)
  } finally {
    process.off('exit', stop)
    stop()
    for (const signal of signals) process.off(signal, end)
  }
}
