import { sql as raw, type SQL } from 'drizzle-orm'
import { recountSales } from '../server/catalogue/recentSales'
import { bestSince } from '../server/catalogue/rules'
import type { Database, Sql } from '../server/database/connect'
import { fillDemo, type Demo } from '../server/demo/fillDemo'
import { clientsFor } from '../server/demo/rules'
import { openAgain, openTestDatabase } from '../testing/openTestDatabase'
import { staffOn, type Member } from '../testing/staffOn'
import { startServer, type TestServer } from '../testing/startServer'
import { bookStatements } from './adminBooks'
import { insertNamedClients } from './adminNames'
import { orderStatements } from './adminOrders'
import { restStatements } from './adminRest'
import { withCommandLimits } from './withCommandLimits'

/** A server with its shop, and a manager who is signed in. */
export type AdminShop = { server: TestServer; manager: Member }

/** A shop of this size, with everything that the admin shows. */
export async function openAdminShop(demo: Demo): Promise<AdminShop> {
  const database = await openTestDatabase()
  // What a parallel worker used is gone with it, and nothing could count it.
  await database.sql.execute(raw`do $$ begin
    execute format('alter database %I set max_parallel_workers_per_gather = 0', current_database()); end $$`)
  const again = await openAgain(database)
  const close = async () => {
    await again.close()
    await database.close()
  }
  const server = await startServer({ listen: true, services: { database: { ...again, close } } })
  const manager = await staffOn(server)
  await fill(server, database, { ...demo, staffId: manager.id })
  return { server, manager }
}

async function fill(
  { services }: TestServer,
  own: Database,
  { staffId, ...demo }: Demo & { staffId: string },
): Promise<void> {
  const now = services.clock()
  await withCommandLimits(own, async (database) => {
    const { sql } = database
    const run = async (statements: readonly SQL[], on: Sql = sql) => {
      for (const statement of statements) await on.execute(statement)
    }
    await run(switchTriggers('disable'))
    await insertNamedClients(sql, clientsFor(demo.orders), now)
    await fillDemo({ ...services, database }, demo)
    await run([...orderStatements(now), ...restStatements({ ...demo, staffId, now })])
    // The books have tables of their own connection.
    await sql.transaction((tx) => run(bookStatements, tx))
    await run([...switchTriggers('enable'), raw`analyze`, ...searchStatements])
    await recountSales(sql, bestSince(now))
    await run([raw`vacuum analyze`, raw`checkpoint`])
  })
}

/** What triggers write row by row, a hundred thousand times, is written at once instead. */
const switchTriggers = (way: 'enable' | 'disable') =>
  ['clients', 'orders', 'refunds', 'reviews', 'stock_movements'].map((table) =>
    raw.raw(`alter table ${table} ${way} trigger user`),
  )
const searchStatements = [
  raw`select write_order_search(array(select id from orders where state <> 'panier'))`,
  raw`select write_client_search(array(select id from clients))`,
]
