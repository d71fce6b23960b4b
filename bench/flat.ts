import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { bareEnvironment, root } from '../e2e/shopProcess'

const run = promisify(execFile)

type Options = { runs: number; products: number; lines: number }

/** Shows that a page costs the same in a shop of 50 products and in a large one, on PostgreSQL. */
export async function benchFlat({ runs, products, lines }: Options): Promise<boolean> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return measure(given, [runs, products, lines])
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-flat-'))
  await rm(folder, { recursive: true })
  const { stdout } = await run('bash', [path.join(root, 'testing/postgres.sh'), 'start', folder])
  try {
    return await measure(stdout.trim(), [runs, products, lines])
  } finally {
    await run('bash', [path.join(root, 'testing/postgres.sh'), 'stop', folder])
  }
}

async function measure(url: string, args: number[]): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      '-r',
      'ts-node/register/transpile-only',
      path.join(__dirname, 'measureFlat.ts'),
      ...args.map(String),
    ],
    { cwd: root, env: { ...bareEnvironment(), TEST_DATABASE_URL: url }, stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
