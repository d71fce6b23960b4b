import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Watcher } from './Mutant'

/** `said`: the line of the output that names the fault. */
export type Watched = { isGreen: boolean; said: string | undefined; output: string }

const timeoutMs = 10 * 60_000

/** Runs a watcher in a copy of the tree. */
export async function watch(
  { arguments: given, isBuilt, says }: Watcher,
  folder: string,
  postgresql: string,
): Promise<Watched> {
  const child = spawn(process.execPath, given, {
    cwd: folder,
    env: { ...process.env, TEST_DATABASE_URL: isBuilt ? postgresql : undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  const [code] = (await once(child, 'close')) as [number | null]
  const said = output.split('\n').find((line) => line.includes(says))
  return { isGreen: code === 0, said: said?.trim(), output }
}
