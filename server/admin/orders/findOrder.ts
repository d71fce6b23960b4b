import { and, asc, eq, isNotNull, ne, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { grindOf, isBeans } from '../../database/grind'
import { refundedPieces } from '../../database/returnedPieces'
import { frozenLine, placedColumns } from '../../database/placedOrders'
import {
  auditLog,
  clients,
  orderLines,
  orders,
  paymentAttempts,
  products,
  refunds,
} from '../../database/schema'
import { heldCents, moneyOfOrder } from '../../orders/money'
import { recipientName } from '../../orders/recipientName'
import { meansOfOrder } from '../../orders/queries'
import { isUnsettledRefund } from '../../database/isUnsettledRefund'
import { selectActs } from '../../staff/selectActs'

/** An order with its client; undefined for a cart and an unknown number. */
export async function findOrder(sql: Sql, id: number) {
  const [order] = await sql
    .select({
      id: orders.id,
      revision: orders.revision,
      state: orders.state,
      delivery: placedColumns.delivery,
      address: orders.address,
      addressParts: orders.addressParts,
      totalCents: placedColumns.totalCents,
      feeCents: orders.feeCents,
      promisedFrom: orders.promisedFrom,
      promisedTo: orders.promisedTo,
      orderedAt: placedColumns.orderedAt,
      paidAt: orders.paidAt,
      endedAt: orders.endedAt,
      carrier: orders.carrier,
      trackingNumber: orders.trackingNumber,
      clientId: clients.id,
      name: recipientName,
      email: clients.email,
      means: meansOfOrder,
      heldCents,
      ...moneyOfOrder,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(eq(orders.id, id), ne(orders.state, 'panier')))
  return order
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Its lines, with the pieces that refunds have returned. */
export async function findLines(sql: Sql, orderId: number) {
  const rows = await sql
    .select({
      id: orderLines.id,
      serial: products.serial,
      ...frozenLine,
      quantity: orderLines.quantity,
      grind: orderLines.grind,
      isBeans,
      refunded: refundedPieces,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map((row) => ({ ...row, grind: grindOf(row) }))
}

/** Its refunds, oldest first, each with its provider. */
export function findOrderRefunds(sql: Sql, orderId: number) {
  return sql
    .select({
      cents: refunds.amountCents,
      state: refunds.state,
      /** When its money left, or it failed; until then, when it was asked for. */
      at: raw<Date>`coalesce(${refunds.endedAt}, ${refunds.createdAt})`.mapWith(refunds.createdAt),
      madeBy: refunds.madeBy,
      isDispute: raw<boolean>`${eq(refunds.reason, 'dispute_lost')}`,
      isUnsettled: isUnsettledRefund(raw`refunds`),
      isNamed: raw<boolean>`${isNotNull(refunds.providerReference)}`,
      provider: paymentAttempts.provider,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt))
}

/** What was done to it, oldest first. */
export const findActs = (sql: Sql, orderId: number) =>
  selectActs(sql, eq(auditLog.orderId, orderId)).orderBy(asc(auditLog.id))

/** What was done to a client's account, oldest first. */
export const findActsOfClient = (sql: Sql, clientId: string) =>
  selectActs(sql, eq(auditLog.clientId, clientId)).orderBy(asc(auditLog.id))
