import { endure, isWhole, toRow } from '../soak/soak'
import { onBothDatabases } from '../onBothDatabases'
import type { ServerUnderTest } from '../ServerUnderTest'
import type { Options } from '../resilience'

const usualKills = 10

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
    const endured = await endure({ scratch, trouble })
    for (const loss of endured.losses) console.error(`${database}: ${loss}`)
    if (!isWhole(endured, times)) isRight = false
    table.push({ database, ...toRow(endured) })
  })
  console.log('Payments under kill -9')
  console.table(table)
  return isRight
}
