import { eq, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../server/database/connect'
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

/** The tables with a client's data by their names in the schema, and which of their rows. */
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
    clients: [clients, eq(clients.id, id)],
    clientSearch: [clientSearch, eq(clientSearch.clientId, id)],
    orders: [orders, eq(orders.clientId, id)],
    orderLines: [orderLines, inArray(orderLines.orderId, ownOrders)],
    orderConfirmations: [orderConfirmations, inArray(orderConfirmations.orderId, ownOrders)],
    orderSearch: [orderSearch, inArray(orderSearch.orderId, ownOrders)],
    stockMovements: [stockMovements, inArray(stockMovements.orderId, ownOrders)],
    paymentAttempts: [paymentAttempts, isOwn.attempt],
    paymentEvents: [paymentEvents, inArray(paymentEvents.attemptId, ownAttempts)],
    refunds: [refunds, isOwn.refund],
    refundLines: [refundLines, inArray(refundLines.refundId, ownRefunds)],
    documents: [documents, inArray(documents.orderId, ownOrders)],
    withdrawals: [withdrawals, isOwn.withdrawal],
    withdrawalLines: [withdrawalLines, inArray(withdrawalLines.withdrawalId, ownWithdrawals)],
    favourites: [favourites, eq(favourites.clientId, id)],
    links: [links, eq(links.clientId, id)],
    outbox: [outbox, eq(outbox.clientId, id)],
    stockAlerts: [stockAlerts, inArray(stockAlerts.emailKey, emailKey)],
    reviews: [reviews, eq(reviews.clientId, id)],
    reviewInvitations: [reviewInvitations, inArray(reviewInvitations.orderId, ownOrders)],
    auditLog: [auditLog, or(eq(auditLog.clientId, id), inArray(auditLog.orderId, ownOrders))],
  } satisfies Record<string, [PgTable, SQL | undefined]>
}

export type ClientTable = keyof ReturnType<typeof ownedBy>

/** All rows of a client in the database by table, in a fixed order. */
export async function readClientRows(sql: Sql, id: string) {
  const owned = Object.entries<[PgTable, SQL | undefined]>(ownedBy(sql, id))
  return Promise.all(
    owned.map(async ([name, [table, where]]) => {
      const rows = await sql
        .select()
        .from(table)
        .where(where)
        .orderBy(raw`1`)
      return { table: name as ClientTable, rows }
    }),
  )
}
