import { readFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import { connections, deal, type Load } from './loads'
import { timeOf } from './processorTime'

/**
 * One load on one process: replies in all and a second, milliseconds, processor milliseconds for a
 * reply, MB.
 */
export type Applied = {
  replies: number
  rate: number
  p50: number
  p99: number
  processor: number
  memory: number
}

/** Sends requests as fast as the replies arrive. Throws if a reply is no success. */
export async function applyLoad(
  { url, pid }: { url: string; pid: number },
  load: Load,
  seconds: number,
): Promise<Applied> {
  const before = await timeOf(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: deal(load),
  })
  const processor = (await timeOf(pid)) - before
  const { errors, timeouts, non2xx, requests, latency, duration } = result
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${errors} errors, ${timeouts} timeouts, ${non2xx} refusals at ${url}`)
  return {
    replies: requests.total,
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    processor: processor / requests.total,
    memory: await memoryOf(pid),
  }
}

/** MB of memory that a process uses. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}
