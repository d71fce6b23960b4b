import autocannon from 'autocannon'
import { freePort } from '../../testing/freePort'
import { startBuiltShop, type BuiltShop } from '../../testing/startBuiltShop'
import { readMetric } from '../../testing/readMetric'
import { withScratch } from '../scratch'
import { fullStock } from '../../bench/loads'
import type { Options } from '../resilience'
import { serialsVisited, visit } from './visits'
import { watchMemory } from './watchMemory'

const connections = 64
const maxRatio = 1.1
const usualMinutes = 3

/** A minute's figures: requests, those that were no success, MB, milliseconds. */
type Minute = { requests: number; wrong: number; memory: number; delay: number }

/**
 * Visits of 64 connections on PostgreSQL, minute after minute: nothing may go wrong, and the memory
 * of the last minute may be at most 1.1 times that of the second, once warm.
 */
export const runSoak = ({ runs, postgresql }: Options): Promise<boolean> =>
  withScratch(postgresql, ({ settings }) => soakOn(settings, runs ?? usualMinutes))

async function soakOn(settings: Record<string, string>, minutes: number): Promise<boolean> {
  const metricsPort = String(await freePort())
  let shop: BuiltShop | undefined
  try {
    shop = await startBuiltShop({
      ...settings,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      METRICS_PORT: metricsPort,
    })
    for (const serial of serialsVisited) await shop.command('stock', serial, fullStock)
    const measured: Minute[] = []
    for (let minute = 1; minute <= minutes; minute += 1) {
      measured.push(await soakMinute(shop, metricsPort))
      console.error(`Minute ${minute} of ${minutes}: ${JSON.stringify(measured.at(-1))}`)
    }
    console.log(toTable(measured))
    return holds(measured)
  } finally {
    await shop?.stop()
  }
}

async function soakMinute({ url, pid }: BuiltShop, metricsPort: string): Promise<Minute> {
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
      wrong: errors + timeouts + non2xx,
      memory: memory.end().median,
      delay,
    }
  } finally {
    memory.end()
  }
}

function holds(measured: Minute[]): boolean {
  const wrong = measured.reduce((sum, minute) => sum + minute.wrong, 0)
  if (wrong > 0) console.error(`${wrong} requests were no success.`)
  const ratio = growthOf(measured)
  if (ratio > maxRatio) console.error(`Memory grew to ${ratio.toFixed(2)} of the second minute's.`)
  return wrong === 0 && ratio <= maxRatio
}

/** The last minute's memory in shares of the second's. */
function growthOf(measured: Minute[]): number {
  const last = measured.at(-1)!.memory
  return last / (measured[1]?.memory ?? last)
}

const toTable = (measured: Minute[]) =>
  [
    `Node ${process.version}; ${connections} connections on PostgreSQL; \`npm run resilience -- soak --runs ${measured.length}\``,
    '',
    '| Minute | requests | no success | memory, MB | loop delay p99, ms |',
    '| ---: | ---: | ---: | ---: | ---: |',
    ...measured.map(
      ({ requests, wrong, memory, delay }, index) =>
        `| ${index + 1} | ${requests} | ${wrong} | ${memory.toFixed(0)} | ${delay.toFixed(0)} |`,
    ),
    '',
    `Memory of the last minute: ${growthOf(measured).toFixed(2)} of the second's; at most ${maxRatio}.`,
    '',
  ].join('\n')
