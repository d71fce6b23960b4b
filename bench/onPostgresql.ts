import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../e2e/shopProcess'

const run = promisify(execFile)
const script = path.join(root, 'testing/postgres.sh')

/** Works on the server of TEST_DATABASE_URL, or on one that lives only as long. */
export async function onPostgresql<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return work(given)
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bench-'))
  await rm(folder, { recursive: true })
  const { stdout } = await run('bash', [script, 'start', folder])
  try {
    return await work(stdout.trim())
  } finally {
    await run('bash', [script, 'stop', folder])
  }
}
