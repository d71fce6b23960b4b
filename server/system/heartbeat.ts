import { Worker } from 'node:worker_threads'

const everyMs = 1_000

/**
 * Runs on a thread of its own: the embedded database keeps the main one busy for seconds, and a
 * claim without a beat passes for a dead one.
 */
const beat = `
const { parentPort, workerData } = require('node:worker_threads')
const { readdirSync, writeFileSync } = require('node:fs')
const { claims, mine, everyMs } = workerData
let count = 0
function renew() {
  try {
    const numbers = readdirSync(claims).filter((name) => /^\\d+$/.test(name)).map(Number)
    if (Math.max(...numbers) > mine) {
      clearInterval(renewing)
      parentPort.postMessage('lost')
    } else writeFileSync(claims + '/' + mine + '.beat', String((count += 1)))
  } catch {}
}
const renewing = setInterval(renew, everyMs)
renew()
`

export type Heartbeat = { stop: () => Promise<unknown> }

/** Renews the claim of this number until it stops; calls back where a higher one was made. */
export function startHeartbeat(claims: string, mine: number, onLost: () => void): Heartbeat {
  const worker = new Worker(beat, { eval: true, workerData: { claims, mine, everyMs } })
  worker.on('message', onLost)
  // It holds no process that has nothing else to do.
  worker.unref()
  return { stop: () => worker.terminate() }
}
