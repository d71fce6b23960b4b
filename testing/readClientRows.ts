import { eq, getTableColumns } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { clients, links, orderLines, orders, outbox, payments } from '../server/database/schema'

/** All rows of a client in the database, in a fixed order. */
export async function readClientRows(sql: Sql, id: string) {
  return Promise.all([
    sql.select().from(clients).where(eq(clients.id, id)),
    sql.select().from(orders).where(eq(orders.clientId, id)).orderBy(orders.id),
    sql
      .select({ line: orderLines })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(eq(orders.clientId, id))
      .orderBy(orderLines.position),
    sql
      .select(getTableColumns(payments))
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.clientId, id))
      .orderBy(payments.orderId),
    sql.select().from(links).where(eq(links.clientId, id)).orderBy(links.tokenHash),
    sql.select().from(outbox).where(eq(outbox.clientId, id)).orderBy(outbox.id),
  ])
}
