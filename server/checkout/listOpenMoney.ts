import { asc, eq, ne, or, and, gt } from 'drizzle-orm'
import { orders, paymentAttempts, refunds } from '../database/schema'
import type { CheckoutServices } from './CheckoutServices'
import { isOpenAttempt } from './attempts'

const month = 31 * 24 * 3_600_000

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
    .where(
      and(
        ne(refunds.state, 'succeeded'),
        or(
          eq(refunds.state, 'requested'),
          gt(refunds.createdAt, new Date(clock().getTime() - month)),
        ),
      ),
    )
    .orderBy(asc(refunds.createdAt))
  return { awaited, toReturn }
}
