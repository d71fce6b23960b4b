import type { ExecFileOptions } from 'node:child_process'
import { run } from '../testing/run'

/**
 * Runs a program to its end: all that it said, and its status; null where it took too long, which the
 * output then says.
 */
export async function runProgram(
  name: string,
  args: readonly string[],
  options: Omit<ExecFileOptions, 'encoding'> = {},
): Promise<{ status: number | null; output: string }> {
  try {
    const running = run(name, args, { maxBuffer: 64 * 1024 * 1024, ...options })
    // sqlmap would wait for what it might still be told.
    running.child.stdin?.end()
    const { stdout, stderr } = await running
    return { status: 0, output: stdout + stderr }
  } catch (error) {
    const { code, signal, stdout = '', stderr = '' } = error as { [of: string]: string | number }
    if (code === 'ENOENT')
      throw new Error(`${name} is missing (Debian: apt-get install ${name})`, { cause: error })
    const end = signal ? `\nIt took too long, and was ended by ${signal}.` : ''
    return { status: typeof code === 'number' ? code : null, output: `${stdout}${stderr}${end}` }
  }
}
