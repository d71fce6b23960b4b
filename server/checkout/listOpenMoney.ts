import { and, asc, eq, sql as raw } from 'drizzle-orm'
import { orders, paymentAttempts, refunds } from '../database/schema'
import type { CheckoutServices } from './CheckoutServices'
import { isOpenRefund } from '../orders/refunds/isOpenRefund'
import { isOpenAttempt } from './attempts'

/** What is awaited, and what is to be returned or could not be. */
export async function listOpenMoney({ database: { sql }, clock }: CheckoutServices) {
  const awaited = await sql
    .select({
      orderId: orders.id,
      totalCents: orders.totalCents,
      heldUntil: orders.heldUntil,
      means: paymentAttempts.means,
      reference: paymentAttempts.providerReference,
      state: paymentAttempts.state,
    })
    .from(orders)
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.orderId, orders.id), isOpenAttempt))
    .where(eq(orders.state, 'en attente de paiement'))
    .orderBy(asc(orders.heldUntil))
  const toReturn = await sql
    .select({
      orderId: refunds.orderId,
      amountCents: refunds.amountCents,
      state: refunds.state,
      reason: refunds.reason,
      failureCode: refunds.failureCode,
      means: paymentAttempts.means,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(isOpenRefund(raw`refunds`, clock()))
    .orderBy(asc(refunds.createdAt))
  return { awaited, toReturn }
}
