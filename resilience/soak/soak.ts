import autocannon from 'autocannon'
import { fullStock } from '../../bench/loads'
import { freePort } from '../../testing/freePort'
import { readMetric } from '../../testing/readMetric'
import { startBuiltShop, type BuiltShop } from '../../testing/startBuiltShop'
import type { Options } from '../resilience'
import { withScratch } from '../scratch'
import { watchMemory } from '../watchMemory'
import { serialsVisited, visit } from './visits'

const connections = 64
const maxRatio = 1.1
const usualMinutes = 3

/**
 * Visits of 64 connections on PostgreSQL, minute after minute: nothing may go wrong, and the memory
 * of the last minute may be at most 1.1 times that of the second, once warm.
 */
export const runSoak = ({ runs, postgresql }: Options): Promise<boolean> =>
  withScratch(postgresql, async ({ settings }) => {
    const metricsPort = String(await freePort())
    const shop = await startBuiltShop({
      ...settings,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      METRICS_PORT: metricsPort,
    })
    try {
      for (const serial of serialsVisited) await shop.command('stock', serial, fullStock)
      const table = []
      for (let minute = 1; minute <= (runs ?? usualMinutes); minute += 1) {
        table.push(await soakMinute(shop, metricsPort))
        console.error(`Minute ${minute}: ${JSON.stringify(table.at(-1))}`)
      }
      const memories = table.map((minute) => minute['memory, MB'])
      const ratio = memories.at(-1)! / (memories[1] ?? memories[0]!)
      console.log(`Node ${process.version}; ${connections} connections on PostgreSQL, by minute`)
      console.table(table)
      console.log(`Memory of the last minute: ${ratio.toFixed(2)} of the second's`)
      return ratio <= maxRatio && table.every((minute) => minute['no success'] === 0)
    } finally {
      await shop.stop()
    }
  })

async function soakMinute({ url, pid }: BuiltShop, metricsPort: string) {
  let dealt = 0
  const memory = watchMemory(pid)
  try {
    const { errors, timeouts, non2xx, requests } = await autocannon({
      url,
      connections,
      duration: 60,
      setupClient: (client) => client.setRequests(visit(dealt++)),
    })
    const delay = (await readMetric(metricsPort, 'shop_event_loop_delay_seconds')) * 1000
    return {
      requests: requests.total,
      'no success': errors + timeouts + non2xx,
      'memory, MB': Math.round(memory.end().median),
      'loop delay p99, ms': Math.round(delay),
    }
  } finally {
    memory.end()
  }
}
