import { Worker } from 'node:worker_threads'

const everyMs = 1_000

/**
 * Runs on its own thread: the embedded database can block the main one for seconds, and a claim
 * without heartbeats looks dead.
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

/** Renews the claim of this number until it is stopped; calls back if a higher one exists. */
export function startHeartbeat(claims: string, mine: number, onLost: () => void): Heartbeat {
  const worker = new Worker(beat, { eval: true, workerData: { claims, mine, everyMs } })
  worker.on('message', onLost)
  // Lets the process exit when it has nothing else to do.
  worker.unref()
  return { stop: () => worker.terminate() }
}
