import { and, asc, desc, eq, getTableColumns, ne, sql as raw, type SQLWrapper } from 'drizzle-orm'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { Sql } from '../database/connect'
import { orderLines, orders, outbox, payments, products } from '../database/schema'

// The table's own constraint: a paid order has all of these, and its lines have their frozen
// fields.
const present = <Value>(column: SQLWrapper) => raw<Value>`${column}`
const paidOrder = {
  id: orders.id,
  state: orders.state,
  totalCents: present<number>(orders.totalCents),
  paidAt: present<Date>(orders.paidAt).mapWith(orders.paidAt),
}
const isPaid = ne(orders.state, 'panier')

/** The client's paid orders, newest first; amounts in cents. */
export function findOrders(sql: Sql, clientId: string) {
  return sql
    .select(paidOrder)
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isPaid))
    .orderBy(desc(orders.paidAt), desc(orders.id))
}
export type PaidOrder = Awaited<ReturnType<typeof findOrders>>[number]

/**
 * One of the client's paid orders; undefined if it is unknown, another client's or still a cart.
 */
export async function findOrder(sql: Sql, { id, clientId }: { id: number; clientId: string }) {
  const [order] = await sql
    .select(paidOrder)
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.clientId, clientId), isPaid))
  return order
}

/** The lines of one of the client's paid orders as they were paid, each with its order. */
export function findOrderLines(sql: Sql, { id, clientId }: { id: number; clientId: string }) {
  return paidLines(sql)
    .where(and(eq(orders.id, id), eq(orders.clientId, clientId), isPaid))
    .orderBy(asc(orderLines.position))
}
export type PaidLine = Awaited<ReturnType<typeof findOrderLines>>[number]

/** Whether the order's confirmation waits until the client's e-mail is proven. */
export async function isConfirmationHeld(
  sql: Sql,
  { id, clientId }: { id: number; clientId: string },
): Promise<boolean> {
  const isOfOrder = and(eq(outbox.clientId, clientId), eq(outbox.heldForOrder, id))
  return (await sql.$count(outbox, isOfOrder)) > 0
}

/** The lines of all of the client's paid orders, newest first. */
export function findAllOrderLines(sql: Sql, clientId: string): Promise<PaidLine[]> {
  return paidLines(sql)
    .where(and(eq(orders.clientId, clientId), isPaid))
    .orderBy(desc(orders.paidAt), desc(orders.id), asc(orderLines.position))
}

/** The payments and refunds of the client's orders. */
export function findPayments(sql: Sql, clientId: string) {
  return sql
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.clientId, clientId))
}

function paidLines(sql: Sql) {
  return sql
    .select({
      order: {
        ...paidOrder,
        delivery: present<DeliveryMode>(orders.delivery),
        address: orders.address,
        /** When its cart was created. */
        since: orders.createdAt,
      },
      serial: products.serial,
      picture: products.picture,
      name: present<string>(orderLines.frozenName),
      priceCents: present<number>(orderLines.frozenPriceCents),
      quantity: orderLines.quantity,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
}
