import { and, asc, desc, eq, isNull, ne, sql as raw } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import type { PaymentMeans } from '../../contract/paymentMeans'
import type { Sql } from '../database/connect'
import { isBeans } from '../database/grind'
import { frozenLine, placedColumns, present } from '../database/placedOrders'
import { prepareOnce } from '../database/prepareOnce'
import {
  orderLines,
  orders,
  outbox,
  paymentAttempts,
  products,
  promotionCodes,
} from '../database/schema'
import { moneyOfOrder, pendingCents, surplus } from './money'

const placedOrder = {
  id: orders.id,
  state: orders.state,
  totalCents: placedColumns.totalCents,
  feeCents: orders.feeCents,
  orderedAt: placedColumns.orderedAt,
  ...moneyOfOrder,
}
/** The attempt that is awaited, else the one that paid, else the last. */
const attemptOfOrder = raw`payment_attempts where order_id = "orders"."id"
  order by ended_at is null desc,
    state = 'succeeded' and failure_code is null and id not in ${surplus} desc,
    case when state = 'succeeded' then ended_at end, created_at desc limit 1`
/** The means of an order's payment; a field of a query of orders. */
export const meansOfOrder = raw<PaymentMeans | null>`(select means from ${attemptOfOrder})`
const isPlaced = ne(orders.state, 'panier')

/** The client's orders, newest first; amounts in cents. */
export function findOrders(sql: Sql, clientId: string) {
  return sql
    .select(placedOrder)
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isPlaced))
    .orderBy(desc(orders.orderedAt), desc(orders.id))
}
export type PlacedOrder = Awaited<ReturnType<typeof findOrders>>[number]

/**
 * One of the client's orders; undefined if it is unknown, another client's or still a cart.
 */
export async function findOrder(sql: Sql, asked: { id: number; clientId: string }) {
  const [order] = await preparedOrder(sql).execute(asked)
  return order
}

const preparedOrder = prepareOnce((sql) =>
  sql
    .select(placedOrder)
    .from(orders)
    .where(
      and(
        eq(orders.id, raw.placeholder('id')),
        eq(orders.clientId, raw.placeholder('clientId')),
        isPlaced,
      ),
    )
    .prepare('order'),
)

/** The state of an order or a cart; undefined if it is unknown. */
export async function findOrderState(sql: Sql, id: number): Promise<OrderState | undefined> {
  const [order] = await sql.select({ state: orders.state }).from(orders).where(eq(orders.id, id))
  return order?.state
}

/** The lines of one of the client's orders as they were ordered, each with its order. */
export function findOrderLines(sql: Sql, { id, clientId }: { id: number; clientId: string }) {
  return linesOfOrders(sql)
    .where(and(eq(orders.id, id), eq(orders.clientId, clientId), isPlaced))
    .orderBy(asc(orderLines.position))
}
export type OrderLine = Awaited<ReturnType<typeof findOrderLines>>[number]

/** Whether the order's confirmation waits until the client's e-mail is proven. */
export async function isConfirmationHeld(
  sql: Sql,
  { id, clientId }: { id: number; clientId: string },
): Promise<boolean> {
  const isOfOrder = and(
    eq(outbox.clientId, clientId),
    eq(outbox.heldForOrder, id),
    isNull(outbox.sentAt),
  )
  return (await sql.$count(outbox, isOfOrder)) > 0
}

/** The lines of all of the client's orders, newest first. */
export function findAllOrderLines(sql: Sql, clientId: string): Promise<OrderLine[]> {
  return linesOfOrders(sql)
    .where(and(eq(orders.clientId, clientId), isPlaced))
    .orderBy(desc(orders.orderedAt), desc(orders.id), asc(orderLines.position))
}

/** The means and the sum of each payment that succeeded, in their order. */
export function findPayments(sql: Sql, clientId: string) {
  return sql
    .select({
      orderId: paymentAttempts.orderId,
      means: paymentAttempts.means,
      amountCents: paymentAttempts.amountCents,
      at: present<Date>(paymentAttempts.endedAt).mapWith(paymentAttempts.endedAt),
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(orders.clientId, clientId), eq(paymentAttempts.state, 'succeeded')))
    .orderBy(asc(paymentAttempts.endedAt), asc(paymentAttempts.id))
}

/** The promotion code that an order used; null for none. */
export async function findUsedCode(sql: Sql, orderId: number): Promise<string | null> {
  const [used] = await sql
    .select({ code: promotionCodes.code })
    .from(orders)
    .innerJoin(promotionCodes, eq(promotionCodes.id, orders.promotionId))
    .where(eq(orders.id, orderId))
  return used?.code ?? null
}

function linesOfOrders(sql: Sql) {
  return sql
    .select({
      order: {
        ...placedOrder,
        pendingCents,
        delivery: placedColumns.delivery,
        address: orders.address,
        addressParts: orders.addressParts,
        promisedFrom: orders.promisedFrom,
        vatFranchise: orders.vatFranchise,
        /** Of the conditions that the client accepted. */
        conditionsHash: raw<
          string | null
        >`(select hash from conditions_versions where id = "orders"."conditions_id")`,
        promisedTo: orders.promisedTo,
        heldUntil: orders.heldUntil,
        carrier: orders.carrier,
        trackingNumber: orders.trackingNumber,
        receivedAt: orders.receivedAt,
        endedAt: orders.endedAt,
        means: meansOfOrder,
        promotion: raw<
          string | null
        >`(select code from promotion_codes where id = "orders"."promotion_id")`,
        reference: raw<string | null>`(select provider_reference from ${attemptOfOrder})`,
        /** When its cart was created. */
        since: orders.createdAt,
      },
      serial: products.serial,
      picture: products.picture,
      ...frozenLine,
      quantity: orderLines.quantity,
      grind: orderLines.grind,
      isBeans,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
}
