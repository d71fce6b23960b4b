import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../testing/root'
import { bareEnvironment } from '../testing/ServerProcess'
import { onPostgresql } from './onPostgresql'

type Options = { runs: number; products: number; lines: number }

/** Shows that a page costs the same in a shop of 50 products and in a large one, on PostgreSQL. */
export function benchFlat({ runs, products, lines }: Options): Promise<boolean> {
  return onPostgresql((url) => measure(url, [runs, products, lines]))
}

async function measure(url: string, args: number[]): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'measureFlat.ts'), ...args.map(String)],
    { cwd: root, env: { ...bareEnvironment(), TEST_DATABASE_URL: url }, stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
