import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../testing/root'
import { bareEnvironment } from '../testing/ServerProcess'

/** Measures in a process that does nothing else; returns whether all is within its limits. */
export async function runMeasure(
  file: string,
  args: readonly (number | string)[] = [],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, file), ...args.map(String)],
    { cwd: root, env: { ...bareEnvironment(), ...environment }, stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
