import { and, asc, eq, gt, sql as raw } from 'drizzle-orm'
import type { PaymentMeans } from '../../contract/paymentMeans'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { isBeans } from '../database/grind'
import { frozenLine, placedColumns } from '../database/placedOrders'
import { prepareOnce } from '../database/prepareOnce'
import {
  clients,
  documents,
  journalHead,
  orderLines,
  orders,
  paymentAttempts,
  products,
  refundLines,
  refunds,
} from '../database/schema'
import type { Draft } from './rules'

const moneyOf = {
  order: {
    id: orders.id,
    delivery: placedColumns.delivery,
    address: orders.address,
    feeCents: orders.feeCents,
    vatFranchise: orders.vatFranchise,
    orderedAt: placedColumns.orderedAt,
    promotionId: orders.promotionId,
  },
  client: {
    firstName: clients.firstName,
    lastName: clients.lastName,
    address: clients.address,
    email: clients.email,
  },
  means: paymentAttempts.means,
  provider: paymentAttempts.provider,
}
const ofAttempt = eq(orders.id, paymentAttempts.orderId)
const ofOrder = eq(clients.id, orders.clientId)

/** A payment with its order and client; undefined if it is unknown. */
export async function findPayment(tx: Sql, attemptId: string) {
  const [payment] = await preparedPayment(tx).execute({ attemptId })
  return payment
}
const preparedPayment = prepareOnce((sql) =>
  sql
    .select({ ...moneyOf, amountCents: paymentAttempts.amountCents })
    .from(paymentAttempts)
    .innerJoin(orders, ofAttempt)
    .innerJoin(clients, ofOrder)
    .where(eq(paymentAttempts.id, raw.placeholder('attemptId')))
    .prepare('booked_payment'),
)
export type BookedPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** A refund with its payment, its order and client; undefined if it is unknown. */
export async function findRefund(tx: Sql, refundId: string) {
  const [refund] = await tx
    .select({
      ...moneyOf,
      amountCents: refunds.amountCents,
      refundedFeeCents: refunds.feeCents,
      vat: refunds.vat,
      reason: refunds.reason,
      means: raw<PaymentMeans>`coalesce(${refunds.madeBy}, ${paymentAttempts.means})`,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(orders, ofAttempt)
    .innerJoin(clients, ofOrder)
    .where(eq(refunds.id, refundId))
  return refund
}

/** The order lines whose price a refund returns; pieces that only came back after it have none. */
export async function findRefundLines(tx: Sql, refundId: string) {
  return tx
    .select({
      name: frozenLine.name,
      grind: orderLines.grind,
      isBeans,
      vatRate: frozenLine.vatRate,
      quantity: refundLines.quantity,
      grossCents: refundLines.amountCents,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(refundLines.refundId, refundId), gt(refundLines.amountCents, 0)))
    .orderBy(asc(orderLines.position))
}

/**
 * Gives a draft its number, stores it and appends it to the journal; returns the number. Null for
 * an entry without a document, and for a document that waits for the last number given out.
 */
export async function issue(tx: Sql, draft: Draft, day: string): Promise<string | null> {
  const [row] = await rowsOf<{ number: string | null }>(
    tx,
    raw`select issue_document(${JSON.stringify(draft)}::jsonb, ${day}::date) as number`,
  )
  return row?.number ?? null
}

/** Lets one transaction at a time write the journal; returns its head. */
export async function lockJournal(tx: Sql) {
  const [head] = await tx.select().from(journalHead).for('update')
  return head
}

/** The invoice of an order; undefined before it has its number. */
export async function findInvoice(sql: Sql, orderId: number) {
  const [invoice] = await sql
    .select({ number: documents.number, buyer: documents.buyer })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'invoice')))
  return invoice
}

/** The documents of an order, oldest first. */
export function findDocuments(sql: Sql, orderId: number) {
  return sql
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.day), asc(documents.number))
}
