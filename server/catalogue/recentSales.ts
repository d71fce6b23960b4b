import { and, eq, gte, inArray, lt, lte, sql as raw, sum } from 'drizzle-orm'
import type { Channel, Database, Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { isDatabaseAway } from '../database/isDatabaseAway'
import { isLockTaken } from '../database/sqlStates'
import { orderLines, orders, recentSales, salesWindow } from '../database/schema'
import { soldStates } from './rules'
import { hourMs } from '../system/durations'

/** By how much the window may begin too early, or too late where clocks differ. */
const toleranceMs = hourMs

/**
 * Moves the start of recent sales to `since` and subtracts what was sold before. Counts anew the
 * first time and where the clock was set back. The database itself counts later sales and
 * cancellations. A count that there is serves on while another transaction changes orders, or
 * while the few background connections, of which moving takes one, are all busy.
 */
export async function beginRecentSales(
  { sql, backgroundSql }: Pick<Database, 'sql' | 'backgroundSql'>,
  since: Date,
): Promise<void> {
  const begun = await findSince(sql)
  if (isRightEnough(begun, since)) return
  try {
    await inTransaction(backgroundSql, async (tx) => {
      const before = await lockWindow(tx, { noWait: begun !== null })
      if (isRightEnough(before, since)) return
      await tx.update(salesWindow).set({ since })
      await (before && before < since ? forget(tx, before, since) : countAnew(tx, since))
    })
  } catch (error) {
    if (!begun || !(isLockTaken(error) || isDatabaseAway(error))) throw error
  }
}

/**
 * Counts the sales since `since` anew after orders were inserted as paid, and notifies of the
 * change.
 */
export async function recountSales(sql: Sql, since: Date): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await lockWindow(tx, { noWait: false })
    await tx.update(salesWindow).set({ since })
    await countAnew(tx, since)
    await tx.execute(raw`select pg_notify(${'catalogue_changed' satisfies Channel}, '')`)
  })
}

/**
 * Starts a count that misses no sale in progress; returns the start of the period counted before.
 * Every change of a cart waits behind a lock that waits for a transaction on orders.
 */
async function lockWindow(tx: Sql, { noWait }: { noWait: boolean }): Promise<Date | null> {
  const [row] = await tx
    .select()
    .from(salesWindow)
    .for('update', noWait ? { noWait } : {})
  await tx.execute(
    raw`lock table ${orders} in share row exclusive mode ${noWait ? raw`nowait` : raw``}`,
  )
  return row?.since ?? null
}

async function findSince(sql: Sql): Promise<Date | null> {
  const [row] = await sql.select().from(salesWindow)
  return row?.since ?? null
}

function isRightEnough(begun: Date | null, since: Date): boolean {
  return begun !== null && Math.abs(since.getTime() - begun.getTime()) < toleranceMs
}

const soldWithin = (tx: Sql, ...bounds: ReturnType<typeof lt>[]) =>
  tx
    .select({
      productId: orderLines.productId,
      pieces: sum(orderLines.quantity).mapWith(Number).as('sold'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(inArray(orders.state, soldStates), ...bounds))
    .groupBy(orderLines.productId)

async function forget(tx: Sql, before: Date, since: Date): Promise<void> {
  const old = tx
    .$with('old')
    .as(soldWithin(tx, gte(orders.paidAt, before), lt(orders.paidAt, since)))
  await tx
    .with(old)
    .update(recentSales)
    .set({ pieces: raw`${recentSales.pieces} - ${old.pieces}` })
    .from(old)
    .where(eq(recentSales.productId, old.productId))
  await tx.delete(recentSales).where(lte(recentSales.pieces, 0))
}

async function countAnew(tx: Sql, since: Date): Promise<void> {
  await tx.delete(recentSales)
  await tx.insert(recentSales).select(soldWithin(tx, gte(orders.paidAt, since)))
}
