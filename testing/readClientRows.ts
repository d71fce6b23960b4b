import { eq, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../server/database/connect'
import * as schema from '../server/database/schema'
import {
  auditLog,
  clients,
  clientSearch,
  documents,
  favourites,
  links,
  orderConfirmations,
  orderLines,
  orders,
  orderSearch,
  outbox,
  paymentAttempts,
  paymentEvents,
  refundLines,
  refunds,
  reviewInvitations,
  reviews,
  stockAlerts,
  stockMovements,
  withdrawalLines,
  withdrawals,
} from '../server/database/schema'

/** How the tables with a client's data are read, by their names in the schema. */
const ownedBy = (sql: Sql, id: string) => {
  const ownOrders = sql.select({ id: orders.id }).from(orders).where(eq(orders.clientId, id))
  const emailKey = sql.select({ key: clients.emailKey }).from(clients).where(eq(clients.id, id))
  const isOwn = {
    attempt: inArray(paymentAttempts.orderId, ownOrders),
    refund: inArray(refunds.orderId, ownOrders),
    withdrawal: or(
      inArray(withdrawals.orderId, ownOrders),
      inArray(withdrawals.emailKey, emailKey),
    ),
  }
  const ownAttempts = sql
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(isOwn.attempt)
  const ownRefunds = sql.select({ id: refunds.id }).from(refunds).where(isOwn.refund)
  const ownWithdrawals = sql
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(isOwn.withdrawal)
  return {
    clients: eq(clients.id, id),
    clientSearch: eq(clientSearch.clientId, id),
    orders: eq(orders.clientId, id),
    orderLines: inArray(orderLines.orderId, ownOrders),
    orderConfirmations: inArray(orderConfirmations.orderId, ownOrders),
    orderSearch: inArray(orderSearch.orderId, ownOrders),
    stockMovements: inArray(stockMovements.orderId, ownOrders),
    paymentAttempts: isOwn.attempt,
    paymentEvents: inArray(paymentEvents.attemptId, ownAttempts),
    refunds: isOwn.refund,
    refundLines: inArray(refundLines.refundId, ownRefunds),
    documents: inArray(documents.orderId, ownOrders),
    withdrawals: isOwn.withdrawal,
    withdrawalLines: inArray(withdrawalLines.withdrawalId, ownWithdrawals),
    favourites: eq(favourites.clientId, id),
    links: eq(links.clientId, id),
    outbox: eq(outbox.clientId, id),
    stockAlerts: inArray(stockAlerts.emailKey, emailKey),
    reviews: eq(reviews.clientId, id),
    reviewInvitations: inArray(reviewInvitations.orderId, ownOrders),
    auditLog: or(eq(auditLog.clientId, id), inArray(auditLog.orderId, ownOrders)),
  } satisfies Partial<Record<keyof typeof schema, SQL | undefined>>
}

export type ClientTable = keyof ReturnType<typeof ownedBy>

/** All rows of a client in the database by table, in a fixed order. */
export async function readClientRows(sql: Sql, id: string) {
  const owned = Object.entries(ownedBy(sql, id)) as [ClientTable, SQL | undefined][]
  return Promise.all(
    owned.map(async ([name, where]) => {
      const table: PgTable = schema[name]
      const rows = await sql
        .select()
        .from(table)
        .where(where)
        .orderBy(raw`1`)
      return { table: name, rows: rows as Record<string, unknown>[] }
    }),
  )
}
