import { and, asc, desc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { paymentAttempts } from '../../database/schema'

/** The succeeded attempts of an order with what the shop still holds of each, the most first. */
export async function findHeld(sql: Sql, orderId: number) {
  const returned = raw<number>`coalesce((select sum(r.amount_cents) from refunds r where r.attempt_id = "payment_attempts"."id" and r.state <> 'failed'), 0)::int`
  const held = raw<number>`"payment_attempts"."amount_cents" - ${returned}`
  return sql
    .select({
      attemptId: paymentAttempts.id,
      provider: paymentAttempts.provider,
      heldCents: held,
      /** Why a rule was to give it back; null for money that the order needs. */
      surplusReason: raw<string | null>`(select r.reason from refunds r
        where r.attempt_id = "payment_attempts"."id" and r.requested_by = 'system'
        order by r.created_at limit 1)`,
    })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'succeeded')))
    .orderBy(desc(held), asc(paymentAttempts.createdAt))
}
