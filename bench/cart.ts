import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { ApiClient } from '../testing/ApiClient'
import { startBuiltShop, type BuiltShop } from '../testing/startBuiltShop'
import { makeScratch, type Scratch } from '../resilience/scratch'
import { applyLoad } from './applyLoad'
import { barePool, repeatBarely, statementsOfChanges, type Statement } from './bareTransactions'
import { changeLoads, type ChangeOfLine } from './cartChanges'
import { cartTable, type Cost } from './cartTable'
import { withClusterTime } from './clusterTime'
import { connections, serialOf, type Load } from './loads'
import { onPostgresql } from './onPostgresql'
import { timeOf } from './processorTime'

/** Seconds for which each load lasts in each round. */
const seconds = 3
/** Time to send the mails of one load of payments. */
const idleTimeoutMs = 120_000

type Measured = { who: string; scratch: Scratch; shop: BuiltShop; loads: Record<string, Load> }

/**
 * Measures what the changes of a cart and its payment cost the server and PostgreSQL, beside a bare pool that runs
 * the same SQL, and beside another build of the shop if there is one.
 */
export function benchCart({ runs, beside }: { runs: number; beside?: string }): Promise<boolean> {
  return onPostgresql(async (postgresql) => {
    const builds = { shop: 'dist', ...(beside && { beside }) }
    const shops: Measured[] = []
    try {
      for (const [who, build] of Object.entries(builds))
        shops.push(await openShop(who, build, postgresql))
      const own = shops[0]!.scratch.databaseUrl!
      const statements = await statementsOfChanges(own)
      const costs: Cost[] = []
      // The first round warms up.
      for (let round = 0; round <= runs; round += 1) {
        console.error(`Round ${round} of ${runs}`)
        for (const name of Object.keys(shops[0]!.loads))
          for (const { who, shop, loads } of shops) {
            const cost = await costOf(postgresql, shop, loads[name]!)
            if (round > 0) costs.push({ name, who, ...cost })
          }
        for (const [name, same] of Object.entries(statements)) {
          const cost = await bareCostOf(own, same)
          if (round > 0) costs.push({ name, who: 'bare', ...cost })
        }
      }
      console.log(cartTable(costs, { runs, seconds, roundTrips: roundTripsOf(statements) }))
      return true
    } finally {
      for (const { shop, scratch } of shops) {
        await shop.stop()
        await scratch.remove()
      }
    }
  })
}

const roundTripsOf = (statements: Record<ChangeOfLine, Statement[][]>) =>
  Object.fromEntries(Object.entries(statements).map(([name, [own]]) => [name, own!.length]))

async function openShop(who: string, build: string, postgresql: string): Promise<Measured> {
  const scratch = await makeScratch(postgresql)
  const quiet = { LOG_LEVEL: 'warn', RATE_LIMITS: 'off', HOST: '127.0.0.1' }
  const shop = await startBuiltShop({ ...quiet, ...scratch.settings }, { build })
  await fillStock(scratch.databaseUrl!)
  const shoppers: ApiClient[] = []
  for (let connection = 0; connection < connections; connection += 1) {
    const shopper = await ApiClient.register(shop.url)
    await shopper.add({ product_serial_number: serialOf(connection) })
    shoppers.push(shopper)
  }
  return { who, scratch, shop, loads: changeLoads(shoppers) }
}

/** By SQL, because a command of this build does not fit the other one. */
async function fillStock(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into stock_movements (product_id, change, cause, at)
     select id, 1000000, 'correction', now() from products`,
  )
  await client.end()
}

/** With what the server does after its replies, such as the mails of an order. */
async function costOf(postgresql: string, shop: BuiltShop, load: Load) {
  const before = await timeOf(shop.pid)
  const { result, database } = await withClusterTime(postgresql, async () => {
    const applied = await applyLoad(shop, load, seconds)
    await untilIdle(shop.pid)
    return applied
  })
  const { steps = 1 } = load
  const count = result.replies / steps
  const server = (await timeOf(shop.pid)) - before
  return { rate: result.rate / steps, server: server / count, database: database / count }
}

/** Resolves once the process uses a twentieth of a processor or less. */
async function untilIdle(pid: number): Promise<void> {
  const restMs = 250
  const deadline = Date.now() + idleTimeoutMs
  let before = await timeOf(pid)
  while (Date.now() < deadline) {
    await wait(restMs)
    const after = await timeOf(pid)
    if (after - before <= restMs / 20) return
    before = after
  }
  throw new Error('The shop still works long after its last reply.')
}

async function bareCostOf(url: string, statements: Statement[][]) {
  const pool = barePool(url)
  try {
    const before = process.cpuUsage()
    // The connections stay open until their time is read.
    const { result, database } = await withClusterTime(url, () =>
      repeatBarely(pool, statements, seconds),
    )
    const { user, system } = process.cpuUsage(before)
    return {
      rate: result / seconds,
      server: (user + system) / 1e3 / result,
      database: database / result,
    }
  } finally {
    await pool.end()
  }
}
