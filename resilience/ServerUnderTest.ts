import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../testing/freePort'
import { readMetric } from '../testing/readMetric'
import { ServerProcess } from '../testing/ServerProcess'
import { insist } from './insist'

const startTimeoutMs = 90_000

/** The built server as a process of its own, which may be killed and started again. */
export class ServerUnderTest {
  private process: ServerProcess | undefined
  /** Settles once the server that runs, or the one that is being started, answers. */
  private ready: Promise<void> = Promise.resolve()
  private isKeptUp = false

  private constructor(
    readonly url: string,
    private readonly metricsPort: string,
    private readonly environment: Record<string, string>,
    /** The program that runs the server, where it is not run directly. */
    private readonly runner: readonly string[],
  ) {}

  static async start(
    environment: Record<string, string>,
    runner: readonly string[] = [],
  ): Promise<ServerUnderTest> {
    const [port, metricsPort] = [await freePort(), String(await freePort())]
    const settings = {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      METRICS_PORT: metricsPort,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    }
    const url = `http://127.0.0.1:${port}`
    const server = new ServerUnderTest(url, metricsPort, settings, runner)
    await server.startAgain()
    return server
  }

  /** The process that runs now. */
  get pid(): number {
    return this.process!.child.pid!
  }

  /** Resolves once the server answers, whatever happened to it meanwhile. */
  whenReady(): Promise<void> {
    return this.ready
  }

  /** Resolves once no mail waits, or after as long as this. */
  async whenMailsLeft(milliseconds: number): Promise<void> {
    const deadline = Date.now() + milliseconds
    while ((await readMetric(this.metricsPort, 'shop_mails_waiting')) > 0 && Date.now() < deadline)
      await wait(500)
  }

  /** kill -9, then a new process on the same data. */
  async killAndStartAgain(): Promise<void> {
    this.ready = this.end('SIGKILL').then(() => this.startAgain())
    await this.ready
  }

  /** From now on the server is started again, each second, when it ends by itself; as systemd does. */
  keepUp(): void {
    this.isKeptUp = true
  }

  stop(): Promise<void> {
    this.isKeptUp = false
    return this.end('SIGTERM')
  }

  kill(): Promise<void> {
    this.isKeptUp = false
    return this.end('SIGKILL')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.process?.isRunning) return
    const running = this.process.child
    const ended = once(running, 'exit')
    if (this.runner.length > 0) process.kill(await childOf(running.pid!), signal)
    else running.kill(signal)
    await ended
  }

  async startAgain(): Promise<void> {
    const started = new ServerProcess(this.environment, { runner: this.runner })
    this.process = started
    await started.whenReady(this.url)
    started.child.once('exit', () => {
      if (this.isKeptUp) this.ready = this.restart()
    })
  }

  private async restart(): Promise<void> {
    await wait(1_000)
    await insist(() => this.startAgain(), { timeoutMs: startTimeoutMs, pauseMs: 1_000 })
  }
}

/** Works with a server, which ends afterwards. */
export async function withServer<Result>(
  environment: Record<string, string>,
  work: (server: ServerUnderTest) => Promise<Result>,
): Promise<Result> {
  const server = await ServerUnderTest.start(environment)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** The only child of a process. */
async function childOf(pid: number): Promise<number> {
  return Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
}
