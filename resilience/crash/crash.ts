import { report } from '../report'
import type { Options } from '../resilience'
import { withScratch } from '../scratch'
import type { ServerUnderTest } from '../ServerUnderTest'
import { runTrial } from '../trial'

const usualKills = 2

/**
 * Kills the built server with -9 again and again while payments are made, and looks for what was
 * lost or done twice.
 */
export function runCrash({ runs: times = usualKills, postgresql }: Options): Promise<boolean> {
  const strike = (server: ServerUnderTest) => server.killAndStartAgain()
  const on = (database: string | null) =>
    withScratch(database, (scratch) => runTrial({ scratch, trouble: { times, strike } }))
  return report('Payments under kill -9', {
    embedded: () => on(null),
    PostgreSQL: () => on(postgresql),
  })
}
