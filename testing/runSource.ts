import { spawn, type ChildProcess } from 'node:child_process'
import { bundleSource } from './bundleSource'
import { hiddenSettings } from './hiddenSettings'
import { root } from './root'

export type SourceProcess = {
  child: ChildProcess
  /** Its output and exit code, once it has ended. */
  ended: Promise<{ code: number | null; output: string }>
  /** Resolves when it has written this. */
  says: (text: string) => Promise<void>
}

/**
 * Runs a file of the sources, or after `-e` code that requires some, in its own process, without the
 * settings of the developer's own shop.
 */
export function runSource(
  [entry, ...args]: [string, ...string[]],
  env: Record<string, string> = {},
): SourceProcess {
  const [code, rest] = entry === '-e' ? [args[0]!, args.slice(1)] : [`require('./${entry}')`, args]
  const child = spawn(process.execPath, ['--enable-source-maps', bundleSource(code), ...rest], {
    cwd: root,
    env: { ...hiddenSettings(), PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
      for (const listener of listeners) listener()
    })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (output.includes(text)) resolve()
      }
      listeners.add(check)
      check()
      void ended.then(() => reject(new Error(`It ended without saying ${text}: ${output}`)))
    })
  return { child, ended, says }
}
