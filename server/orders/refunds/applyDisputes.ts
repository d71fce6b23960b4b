import { and, eq, like, sum } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { paymentAttempts, refunds } from '../../database/schema'
import type { Dispute } from '../../payments/PaymentProvider'
import { findHeld } from './findHeld'
import { recordRefund } from './recordRefund'
import type { Refund } from './refundQueries'

export type Attempt = Pick<typeof paymentAttempts.$inferSelect, 'id' | 'orderId' | 'disputedAt'>
type Disputed = { attempt: Attempt; disputes: readonly Dispute[]; at: Date }

/**
 * Stores the newest dispute that is open. Each one that is lost has taken what the provider still
 * held of its money, like a refund, also what the shop had given back by hand, and more where a refund
 * beside it has failed since; returns the refunds that are new.
 */
export async function applyDisputes(
  tx: Sql,
  { attempt, disputes, at }: Disputed,
): Promise<Refund[]> {
  const disputedAt = disputes.find(({ state }) => state === 'open')?.at ?? null
  if (attempt.disputedAt?.getTime() !== disputedAt?.getTime())
    await tx.update(paymentAttempts).set({ disputedAt }).where(eq(paymentAttempts.id, attempt.id))
  const made: Refund[] = []
  for (const dispute of disputes.filter(({ state }) => state === 'lost')) {
    const refund = await recordLost(tx, attempt, dispute, at)
    if (refund) made.push(refund)
  }
  return made
}

async function recordLost(tx: Sql, attempt: Attempt, dispute: Dispute, at: Date) {
  const held = await findHeld(tx, attempt.orderId)
  const heldCents = held.find(({ attemptId }) => attemptId === attempt.id)?.atProviderCents ?? 0
  const reference = `dispute-${dispute.at.getTime()}`
  const recordedCents = await sumRecorded(tx, attempt.id, reference)
  const amountCents = Math.min(dispute.amountCents - recordedCents, heldCents)
  if (amountCents <= 0) return undefined
  return recordRefund(
    tx,
    attempt,
    {
      reference: recordedCents === 0 ? reference : `${reference}-${recordedCents}`,
      refundId: null,
      amountCents,
      state: 'succeeded',
      failureCode: null,
    },
    at,
    'dispute_lost',
  )
}

/** Cents that one dispute has taken as far as is recorded. */
async function sumRecorded(tx: Sql, attemptId: string, reference: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), like(refunds.providerReference, `${reference}%`)))
  return row?.cents ?? 0
}
