import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startWords } from '../wording/start'
import { hiddenSettings } from './hiddenSettings'
import { root } from './root'

/** Time to migrate a new folder and fill it with the catalogue. */
const startTimeoutMs = 90_000
const stopTimeoutMs = 15_000

type Options = {
  /** The folder of another build. */
  build?: string
  /** The program that runs the server, if it does not run directly. */
  runner?: readonly string[]
}

/** The built server in its own process. */
export class ServerProcess {
  readonly child: ChildProcess
  private output = ''

  constructor(environment: Record<string, string>, { build = 'dist', runner = [] }: Options = {}) {
    const [program, ...args] = [...runner, process.execPath, `${build}/server/main.js`]
    this.child = spawn(program, args, {
      cwd: root,
      env: { ...bareEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child.stdout!.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /**
   * Resolves once the shop at this URL is ready; rejects with what the server wrote. A reply counts
   * after the server has said that it is open: before, another may have the port.
   */
  async whenReady(url: string): Promise<void> {
    const deadline = Date.now() + startTimeoutMs
    while (this.isRunning && Date.now() < deadline) {
      const signal = AbortSignal.timeout(5_000)
      const reply = await fetch(`${url}/readyz`, { signal }).catch(() => null)
      if (reply?.ok && this.output.includes(startWords.open(''))) return
      await wait(50)
    }
    throw new Error(`The shop did not get ready at ${url}:\n${this.output}`)
  }

  /** Resolves once it has ended; kills it after a timeout. */
  async stop(): Promise<void> {
    if (!this.isRunning) return
    const ended = once(this.child, 'exit')
    this.child.kill()
    const killer = setTimeout(() => this.child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(killer)
  }
}

/** Without the machine's own settings. */
export const bareEnvironment = (): Record<string, string | undefined> => ({
  ...hiddenSettings(),
  PATH: process.env.PATH,
  NODE_ENV: 'production',
})
