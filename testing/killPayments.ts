import { openDatabase } from '../server/database/open'
import { findLosses } from './torture/findLosses'
import { findLossesInDatabase } from './torture/findLossesInDatabase'
import { fillCarts, payUnderKills, readStock } from './torture/payUnderKills'
import { makeScratch, type Scratch } from './torture/scratch'
import { ServerUnderTest } from './torture/ServerUnderTest'

// Kills the built server with -9 while a hundred payments are made, on the embedded database and
// on the PostgreSQL server of TEST_DATABASE_URL, and looks for what was lost or done twice.

const payments = 100
const mostKills = 10
const longestRun = 5 * 60_000

async function torture(scratch: Scratch) {
  const server = await ServerUnderTest.start(scratch.settings)
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

async function main(): Promise<void> {
  const postgresql = process.env.TEST_DATABASE_URL
  const databases = [
    { name: 'embedded', url: null },
    ...(postgresql ? [{ name: 'PostgreSQL', url: postgresql }] : []),
  ]
  const table = []
  for (const { name, url } of databases) {
    const scratch = await makeScratch(url)
    try {
      const { losses, kills, askedAgain, seconds } = await torture(scratch)
      for (const loss of losses) console.error(`${name}: ${loss}`)
      if (losses.length > 0 || kills < mostKills) process.exitCode = 1
      table.push({
        database: name,
        acknowledged: payments,
        kills,
        'asked again': askedAgain,
        'lost or doubled': losses.length,
        seconds: Math.round(seconds),
      })
    } finally {
      await scratch.remove()
    }
  }
  console.table(table)
  if (!postgresql) console.log('TEST_DATABASE_URL names no PostgreSQL server: embedded only.')
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
