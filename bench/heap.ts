import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../testing/root'
import { bareEnvironment } from '../testing/ServerProcess'

/** Shows that rendered pages leave nothing in memory, in a process that does nothing else. */
export async function benchHeap(): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', path.join(__dirname, 'measureHeap.ts')],
    { cwd: root, env: bareEnvironment(), stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
