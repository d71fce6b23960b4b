import { setTimeout as wait } from 'node:timers/promises'
import { NetworkToDatabase } from '../../testing/NetworkToDatabase'
import type { Outcome } from '../report'
import { runTrial } from '../trial'
import { withScratch } from '../scratch'
import type { ServerUnderTest } from '../ServerUnderTest'

const swallowedForMs = 3_000
/** A shop that needs a restart never answers. */
const givenUpAfterMs = 60_000

/**
 * The network forgets every open connection between the shop and PostgreSQL while carts are paid:
 * the shop must say so, and be back by itself once new connections come through.
 */
export function swallowPackets(times: number, postgresql: string): Promise<Outcome> {
  return withScratch(postgresql, async (scratch) => {
    const network = await NetworkToDatabase.to(postgresql)
    const losses: string[] = []
    let longestSeconds = 0
    const strike = async (server: ServerUnderTest) => {
      network.swallow()
      const [health, live] = await Promise.all([
        statusOf(`${server.url}/healthz`),
        statusOf(`${server.url}/livez`),
        wait(swallowedForMs),
      ])
      if (health !== 503) losses.push(`/healthz says ${health} while the database is away`)
      if (live !== 200) losses.push(`/livez says ${live} while the process lives`)
      network.mend()
      const mended = Date.now()
      while ((await statusOf(`${server.url}/healthz`)) !== 200) {
        if (Date.now() > mended + givenUpAfterMs) {
          losses.push(`not back ${givenUpAfterMs / 1000} s after the network`)
          await server.killAndStartAgain()
          break
        }
        await wait(100)
      }
      longestSeconds = Math.max(longestSeconds, (Date.now() - mended) / 1000)
    }
    try {
      const databaseUrl = network.through(scratch.databaseUrl!)
      const settings = { ...scratch.settings, DATABASE_URL: databaseUrl }
      const result = await runTrial({
        scratch: { ...scratch, settings },
        trouble: { times, strike },
      })
      return {
        losses: [...losses, ...result.losses],
        row: { ...result.row, 'back after (s)': Math.round(longestSeconds * 10) / 10 },
      }
    } finally {
      await network.close()
    }
  })
}

/** How a page or call answers; 0 where it does not answer at all. */
async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(20_000) })).status
  } catch {
    return 0
  }
}
