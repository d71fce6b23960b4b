import { and, asc, count, desc, eq, gt, isNotNull, max, min, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { outbox, products, stockAlerts } from '../../database/schema'

export const maxListed = 100
const named = {
  id: products.id,
  serial: products.serial,
  name: products.name,
  stock: products.stock,
  retired: products.retired,
}
const waits = (now: Date) => and(isNotNull(stockAlerts.confirmedAt), gt(stockAlerts.endsAt, now))
const people = { count: count(), since: min(stockAlerts.confirmedAt) }
const mails = {
  sent: raw`count(${outbox.sentAt})`.mapWith(Number),
  queued: raw`count(${outbox.nextTryAt})`.mapWith(Number),
  last: max(outbox.sentAt),
}

/** The products for which people wait, those with most of them first; one more than is listed. */
export function findWaited(sql: Sql, now: Date) {
  const waiting = sql
    .select({
      productId: stockAlerts.productId,
      count: count().as('people'),
      since: min(stockAlerts.confirmedAt).as('since'),
    })
    .from(stockAlerts)
    .where(waits(now))
    .groupBy(stockAlerts.productId)
    .orderBy(desc(count()), asc(stockAlerts.productId))
    .limit(maxListed + 1)
    .as('waiting')
  return sql
    .select({ ...named, waiting: { count: waiting.count, since: waiting.since } })
    .from(waiting)
    .innerJoin(products, eq(products.id, waiting.productId))
    .orderBy(desc(waiting.count), asc(products.sortName), asc(products.serial))
}

/** The products whose return was announced, the last one first; one more than is listed. */
export function findAnnounced(sql: Sql) {
  const announced = sql
    .select({
      productId: outbox.productId,
      sent: mails.sent.as('sent'),
      queued: mails.queued.as('queued'),
      last: max(outbox.sentAt).as('last'),
      begun: max(outbox.createdAt).as('begun'),
    })
    .from(outbox)
    .where(isNotNull(outbox.productId))
    .groupBy(outbox.productId)
    .orderBy(desc(max(outbox.createdAt)))
    .limit(maxListed + 1)
    .as('announced')
  return sql
    .select({
      ...named,
      mails: { sent: announced.sent, queued: announced.queued, last: announced.last },
    })
    .from(announced)
    .innerJoin(products, eq(products.id, announced.productId))
    .orderBy(desc(announced.begun), asc(products.serial))
}

/** How many people wait for a product, and since when. */
export async function countWaiting(sql: Sql, productId: number, now: Date) {
  const [row] = await sql
    .select(people)
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), waits(now)))
  return row ?? { count: 0, since: null }
}

/** The mails that announced the return of a product. */
export async function countMails(sql: Sql, productId: number) {
  const [row] = await sql.select(mails).from(outbox).where(eq(outbox.productId, productId))
  return row ?? { sent: 0, queued: 0, last: null }
}
