import { gt, isNull, sql as raw } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { orders, outbox } from '../database/schema'
import type { Services } from '../services'
import { databaseAnswers } from './databaseAnswers'

const hour = 3_600_000

/** What the database knows of the shop now, as metrics; that alone which it takes no query to know where it is away. */
export async function readGauges({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<string[]> {
  const now = clock()
  const asked = (await databaseAnswers(database))
    ? await Promise.all([readMails(database, now), readOrders(database, now)]).catch(() => null)
    : null
  return [
    `shop_database_up ${asked ? 1 : 0}`,
    ...connectionLines(database),
    ...(asked ?? []).flat(),
  ]
}

function connectionLines({ connections }: Database): string[] {
  if (!connections) return []
  const { busy, idle, waiting } = connections()
  return [
    `shop_database_connections{state="busy"} ${busy}`,
    `shop_database_connections{state="idle"} ${idle}`,
    `shop_database_waiting ${waiting}`,
  ]
}

async function readMails({ sql }: Database, now: Date): Promise<string[]> {
  const [mails] = await sql
    .select({
      waiting: raw<number>`count(${outbox.nextTryAt})::int`,
      lost: raw<number>`count(*) filter (where ${outbox.nextTryAt} is null and ${outbox.heldForOrder} is null)::int`,
      oldest: raw`min(${outbox.createdAt}) filter (where ${outbox.nextTryAt} is not null)`.mapWith(
        outbox.createdAt,
      ),
    })
    .from(outbox)
    .where(isNull(outbox.sentAt))
  const age = mails?.oldest ? (now.getTime() - mails.oldest.getTime()) / 1000 : 0
  return [
    `shop_mails_waiting ${mails?.waiting ?? 0}`,
    `shop_mails_oldest_seconds ${Math.round(age)}`,
    `shop_mails_lost ${mails?.lost ?? 0}`,
  ]
}

async function readOrders({ sql }: Database, now: Date): Promise<string[]> {
  const [paid] = await sql
    .select({
      count: raw<number>`count(*)::int`,
      cents: raw<number>`coalesce(sum(${orders.totalCents}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(gt(orders.paidAt, new Date(now.getTime() - hour)))
  return [
    `shop_orders_last_hour ${paid?.count ?? 0}`,
    `shop_orders_last_hour_cents ${paid?.cents ?? 0}`,
  ]
}
