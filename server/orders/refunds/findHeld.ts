import { and, asc, desc, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { paymentAttempts } from '../../database/schema'

/**
 * The succeeded attempts of an order with what the shop still holds of each, in cents, the most
 * first. Of a payment that went back twice, by hand and by a dispute, the shop holds nothing.
 */
export async function findHeld(sql: Sql, orderId: number) {
  const returned = (which: SQL) =>
    raw`coalesce((select sum(r.amount_cents) from refunds r where r.attempt_id = "payment_attempts"."id" and r.state <> 'failed' and ${which}), 0)::int`
  const held = raw<number>`greatest(0, "payment_attempts"."amount_cents" - ${returned(raw`true`)})`
  const atProvider = raw<number>`"payment_attempts"."amount_cents" - ${returned(raw`r.made_by is null`)}`
  return sql
    .select({
      attemptId: paymentAttempts.id,
      provider: paymentAttempts.provider,
      heldCents: held,
      /** What its provider may still take: nothing that the shop gave back by itself has left it. */
      atProviderCents: atProvider,
      /** Why a rule was to give it back; null for money that the order needs. */
      surplusReason: raw<string | null>`(select r.reason from refunds r
        where r.attempt_id = "payment_attempts"."id" and r.requested_by = 'system'
        order by r.created_at limit 1)`,
    })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'succeeded')))
    .orderBy(desc(held), asc(paymentAttempts.createdAt))
}

type Held = Awaited<ReturnType<typeof findHeld>>[number]

/**
 * Whether the shop holds money that paid for articles. Money that a rule was to give back, and could
 * not, paid for none.
 */
export const isForArticles = ({ heldCents, surplusReason }: Held) =>
  heldCents > 0 && surplusReason === null
