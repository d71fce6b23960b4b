import { openDatabase } from '../../server/database/open'
import { findLosses } from './findLosses'
import { findLossesInDatabase } from './findLossesInDatabase'
import { onBothDatabases } from './onBothDatabases'
import { fillCarts, payUnderKills, readStock } from './payUnderKills'
import type { Scratch } from './scratch'
import { ServerUnderTest } from './ServerUnderTest'
import type { Options } from './torture'

const fewestPayments = 100
const usualKills = 10
const longestStart = 5 * 60_000
const longestKill = 10_000

/**
 * Kills the built server with -9 again and again while payments are made, and looks for what was
 * lost or done twice.
 */
export async function tortureWithKills({ runs, postgresql }: Options): Promise<boolean> {
  const mostKills = runs ?? usualKills
  const payments = Math.max(fewestPayments, 2 * (mostKills + 1))
  const table: object[] = []
  let isWhole = true
  await onBothDatabases(postgresql, async (database, scratch) => {
    const { losses, kills, askedAgain, seconds } = await torture(scratch, payments, mostKills)
    for (const loss of losses) console.error(`${database}: ${loss}`)
    if (losses.length > 0 || kills < mostKills) isWhole = false
    table.push({
      database,
      acknowledged: payments,
      kills,
      'asked again': askedAgain,
      'lost or doubled': losses.length,
      seconds: Math.round(seconds),
    })
  })
  console.log('Payments under kill -9')
  console.table(table)
  return isWhole
}

async function torture(scratch: Scratch, payments: number, mostKills: number) {
  const server = await ServerUnderTest.start(scratch.settings)
  const longestRun = longestStart + mostKills * longestKill
  const overdue = setTimeout(() => {
    server.kill()
    console.error(`Not done within ${longestRun / 1000} s`)
    process.exit(1)
  }, longestRun)
  try {
    const before = await readStock(server)
    const shoppers = await fillCarts(server, payments)
    const run = await payUnderKills(server, shoppers, mostKills)
    const losses = await findLosses(server, shoppers, before)
    await server.stop()
    const database = await openDatabase(scratch)
    losses.push(...(await findLossesInDatabase(database.sql, shoppers)))
    await database.close()
    return { ...run, losses }
  } finally {
    clearTimeout(overdue)
    server.kill()
  }
}
