import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../database/connect'
import type { Job } from './Job'
import { renewLease } from './leases'
import { RunAborted } from './RunAborted'

type Lease = { sql: Sql; holder: string; stopping: AbortSignal; log: FastifyBaseLogger }

/**
 * Runs a job whose lease this server has, and renews the lease meanwhile. The signal is aborted when
 * the server stops, when the lease is lost and when the time is over. After that the run has as
 * long as a lease lasts to end by itself; then it counts as failed, and is left alone.
 */
export async function runLeased(job: Job, { sql, holder, stopping, log }: Lease): Promise<void> {
  const { name, leaseMs, timeoutMs = 10 * leaseMs } = job
  // Stopped while it claimed: an event that has passed is not heard.
  if (stopping.aborted) throw new RunAborted('STOPPED')
  const aborting = new AbortController()
  const { signal } = aborting
  const ended = new AbortController()
  const stop = () => aborting.abort(new RunAborted('STOPPED'))
  stopping.addEventListener('abort', stop)
  const timer = setTimeout(() => aborting.abort(new RunAborted('TIMEOUT')), timeoutMs)
  const running = Promise.resolve().then(() => job.run(signal, log))
  const over = AbortSignal.any([signal, ended.signal])
  void renewUntil(over, { name, leaseMs, sql, holder }).catch(() => aborting.abort(lost()))
  try {
    await Promise.race([running, giveUp(signal, ended.signal, leaseMs)])
  } finally {
    ended.abort()
    clearTimeout(timer)
    stopping.removeEventListener('abort', stop)
  }
}

const lost = () => new RunAborted('LEASE_LOST')

type Renewed = Pick<Job, 'name' | 'leaseMs'> & Pick<Lease, 'sql' | 'holder'>

/** Renews a lease until the signal is aborted; rejects once the lease is lost. */
async function renewUntil(over: AbortSignal, { sql, ...lease }: Renewed): Promise<void> {
  let endsAt = performance.now() + lease.leaseMs
  for (;;) {
    await wait(lease.leaseMs / 3, undefined, { signal: over }).catch(() => undefined)
    if (over.aborted) return
    const asked = performance.now()
    const isRenewed = await renewLease(sql, lease).catch(() => undefined)
    if (isRenewed) endsAt = asked + lease.leaseMs
    // Without an answer of the database, the lease lasts as long as the other servers see it.
    else if (isRenewed === false || performance.now() >= endsAt) throw lost()
  }
}

/** Rejects some time after the first signal is aborted, unless the second is aborted before. */
async function giveUp(aborted: AbortSignal, ended: AbortSignal, afterMs: number): Promise<never> {
  await new Promise((resolve) => aborted.addEventListener('abort', resolve, { once: true }))
  await wait(afterMs, undefined, { signal: ended })
  throw aborted.reason instanceof Error ? aborted.reason : lost()
}
