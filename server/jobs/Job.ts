import type { FastifyBaseLogger } from 'fastify'

/** Work in the background that one server at a time does. Times are in milliseconds. */
export type Job = {
  name: string
  /** From the end of a run to the next one, for all servers together. */
  everyMs: number
  /** A killed server delays the job by this at most; while the job runs, its lease is renewed. */
  leaseMs: number
  /** A run that takes longer is aborted; ten leases if absent. */
  timeoutMs?: number
  /**
   * Ends soon once the signal is aborted: the server stops, the lease is lost or the run took too
   * long. A lost lease is noticed late, so two servers may run it at once for a moment: what it
   * does must be right when it is done twice. Only a run that throws is repeated before its period
   * is over.
   */
  run: (signal: AbortSignal, log: FastifyBaseLogger) => Promise<void>
  /** A cheap question, asked each second: whether to run now instead of waiting. */
  hasWork?: () => Promise<boolean>
}
