import { eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import {
  clients,
  favourites,
  links,
  orderLines,
  orders,
  outbox,
  paymentAttempts,
  reviewInvitations,
  reviews,
} from '../server/database/schema'

/** All rows of a client in the database, in a fixed order. */
export async function readClientRows(sql: Sql, id: string) {
  const own = sql.select({ id: orders.id }).from(orders).where(eq(orders.clientId, id))
  const tables = [
    [clients, eq(clients.id, id)],
    [orders, eq(orders.clientId, id)],
    [orderLines, inArray(orderLines.orderId, own)],
    [paymentAttempts, inArray(paymentAttempts.orderId, own)],
    [favourites, eq(favourites.clientId, id)],
    [links, eq(links.clientId, id)],
    [outbox, eq(outbox.clientId, id)],
    [reviews, eq(reviews.clientId, id)],
    [reviewInvitations, inArray(reviewInvitations.orderId, own)],
  ] as const
  return Promise.all(
    tables.map(([table, where]) =>
      sql
        .select()
        .from(table)
        .where(where)
        .orderBy(raw`1`),
    ),
  )
}
