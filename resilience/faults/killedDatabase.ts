import { postgresScript, withCluster } from '../../bench/onPostgresql'
import { run } from '../../testing/run'
import type { Outcome } from '../report'
import { runTrial } from '../trial'
import { withScratch } from '../scratch'

/** kill -9 of PostgreSQL, which is started again: the server stays, and must find it again. */
export function killDatabase(times: number): Promise<Outcome> {
  return withCluster((url, folder) =>
    withScratch(url, (scratch) => {
      const strike = async () => {
        await run('bash', [postgresScript, 'crash', folder])
      }
      return runTrial({ scratch, trouble: { times, strike } })
    }),
  )
}
