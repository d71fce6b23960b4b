import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../database/connect'
import { describeError } from '../http/describeError'
import type { Job } from './Job'
import type { JobCounts } from './jobMetrics'
import { claimLease, readWait } from './leases'
import { pauseAfter } from './pauseAfter'
import { runOnce } from './runOnce'

type Needs = { sql: Sql; holder: string; counts: JobCounts | undefined }

/** Between two questions whether there is work, and between two tries of a woken job. */
const askEveryMs = 1_000
const minWaitMs = 20
/** While the database is away. */
const maxRetryMs = 10_000

/** One job on one server, again and again until the server stops. */
export class JobLoop {
  private isWoken = false
  private readonly stopping = new AbortController()
  private endSleep: () => void = () => undefined
  private ended: Promise<void> = Promise.resolve()

  constructor(
    private readonly job: Job,
    private readonly needs: Needs,
  ) {}

  start(log: FastifyBaseLogger): void {
    this.ended = this.loop(log)
  }

  wake(): void {
    this.isWoken = true
    this.endSleep()
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    this.endSleep()
    await this.ended
  }

  private async loop(log: FastifyBaseLogger): Promise<void> {
    let failures = 0
    while (!this.stopping.signal.aborted) {
      try {
        await this.rest(await this.runIfDue(log))
        failures = 0
      } catch (error) {
        failures += 1
        log.error({ job: this.job.name, ...describeError(error) }, 'job waits for the database')
        await this.sleep(pauseAfter(failures, maxRetryMs))
      }
    }
  }

  /** Runs the job if it is due and free; returns the time until the next try. */
  private async runIfDue(log: FastifyBaseLogger): Promise<number> {
    const { job, needs, isWoken, stopping } = this
    const claimed = await claimLease(needs.sql, { ...job, holder: needs.holder, isWoken })
    if (claimed) {
      this.isWoken = false
      return runOnce(job, { ...needs, ...claimed, stopping: stopping.signal, log })
    }
    const waitMs = Math.max(await readWait(needs.sql, job), minWaitMs)
    if (!isWoken) return Math.min(waitMs, job.everyMs)
    await this.sleep(Math.min(waitMs, askEveryMs))
    return 0
  }

  /** Waits until the time is over, the job is woken or there is work. */
  private async rest(waitMs: number): Promise<void> {
    const { hasWork } = this.job
    const until = performance.now() + waitMs
    while (!this.isWoken && !this.stopping.signal.aborted) {
      const leftMs = until - performance.now()
      if (leftMs <= 0) return
      await this.sleep(hasWork ? Math.min(leftMs, askEveryMs) : leftMs)
      if (await hasWork?.()) this.isWoken = true
    }
  }

  private async sleep(milliseconds: number): Promise<void> {
    if (this.stopping.signal.aborted) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
