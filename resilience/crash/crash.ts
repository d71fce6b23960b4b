import { runTrial, isWhole, toRow } from '../trial'
import { onBothDatabases } from '../onBothDatabases'
import type { ServerUnderTest } from '../ServerUnderTest'
import type { Options } from '../resilience'

const usualKills = 2

/**
 * Kills the built server with -9 again and again while payments are made, and looks for what was
 * lost or done twice.
 */
export async function runCrash({ runs, postgresql }: Options): Promise<boolean> {
  const times = runs ?? usualKills
  const table: object[] = []
  let isRight = true
  await onBothDatabases(postgresql, async (database, scratch) => {
    const trouble = { times, strike: (server: ServerUnderTest) => server.killAndStartAgain() }
    const result = await runTrial({ scratch, trouble })
    for (const loss of result.losses) console.error(`${database}: ${loss}`)
    if (!isWhole(result, times)) isRight = false
    table.push({ database, ...toRow(result) })
  })
  console.log('Payments under kill -9')
  console.table(table)
  return isRight
}
