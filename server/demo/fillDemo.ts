import { bestSince } from '../catalogue/rules'
import { recountSales } from '../catalogue/recentSales'
import { seedCatalogue } from '../catalogue/seedCatalogue'
import { inTransaction } from '../database/inTransaction'
import { areBitmapsDue, writeBitmaps } from '../search/makeBitmaps'
import type { Services } from '../services'
import { insertOrders } from './insertOrders'
import * as queries from './queries'
import * as rules from './rules'

export type Demo = { products: number; orders: number }
type Needs = Pick<Services, 'database' | 'settings' | 'clock' | 'pictures'>

/** Orders of one batch; few, because on the embedded database the shop waits for it. */
const atOnce = { products: 500, clients: 5_000, orders: 10_000 }

/**
 * Adds made-up products and paid orders up to these counts, the same at every run; an empty
 * catalogue gets the shop's first products before. Returns how many were added.
 */
export async function fillDemo(services: Needs, wanted: Demo): Promise<Demo & { lines: number }> {
  const { sql } = services.database
  const { vatFranchise } = services.settings.seller
  const now = services.clock()
  await seedCatalogue(services)
  const kinds = await queries.listKinds(sql)
  const added = { products: 0, orders: 0, lines: 0 }
  for (const { from, to } of batches(kinds.length > 0 ? wanted.products : 0, atOnce.products)) {
    const rows = Array.from({ length: to - from + 1 }, (_, index) =>
      rules.toProduct(kinds, from - 1 + index, now),
    )
    added.products += await queries.insertProducts(sql, rows)
  }
  const clientCount = rules.clientsFor(wanted.orders)
  for (const batch of batches(clientCount, atOnce.clients))
    await queries.insertClients(sql, batch, now)
  for (const batch of batches(wanted.orders, atOnce.orders)) {
    const filled = await inTransaction(sql, (tx) =>
      insertOrders(tx, batch, { clientCount, vatFranchise, now }),
    )
    added.orders += filled.orders
    added.lines += filled.lines
  }
  await recountSales(sql, bestSince(now))
  await queries.analyze(sql)
  if (await areBitmapsDue(sql, now)) await writeBitmaps(sql, now)
  return added
}

function* batches(count: number, size: number): Generator<queries.Batch> {
  for (let from = 1; from <= count; from += size)
    yield { from, to: Math.min(count, from + size - 1) }
}
