import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

/** Works on a PostgreSQL server of its own, with its files in the folder. */
export async function withCluster<Result>(
  work: (url: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bench-'))
  await rm(folder, { recursive: true })
  const { stdout } = await run('bash', [postgresScript, 'start', folder])
  try {
    return await work(stdout.trim(), folder)
  } finally {
    await run('bash', [postgresScript, 'stop', folder])
  }
}
