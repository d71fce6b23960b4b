import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const timeoutMs = 15 * 60_000
const maxOutputBytes = 64 * 1024 * 1024

/** What a program of Debian's says on standard output; its own status tells nothing. */
export async function runTool(
  name: string,
  options: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  try {
    const running = run(name, options, {
      timeout: timeoutMs,
      maxBuffer: maxOutputBytes,
      env: { ...process.env, ...environment },
    })
    // sqlmap would wait for what it might still be told.
    running.child.stdin?.end()
    return (await running).stdout
  } catch (error) {
    const { code, stdout = '' } = error as { code?: unknown; stdout?: string }
    if (code === 'ENOENT')
      throw new Error(`${name} is missing (Debian: apt-get install ${name})`, { cause: error })
    if (typeof code !== 'number') throw error
    return stdout
  }
}
