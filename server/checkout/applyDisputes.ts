import type { Sql } from '../database/connect'
import { findHeld } from '../orders/refunds/findHeld'
import { recordRefund } from '../orders/refunds/recordRefund'
import type { Refund } from '../orders/refunds/refundQueries'
import type { Dispute } from '../payments/PaymentProvider'
import { changeAttempt, type Attempt } from './attempts'

type Disputed = { attempt: Attempt; disputes: readonly Dispute[]; at: Date }

/**
 * Stores the newest dispute that is open. Each one that is lost has taken what the shop still held
 * of its money, like a refund; returns the refunds that are new.
 */
export async function applyDisputes(
  tx: Sql,
  { attempt, disputes, at }: Disputed,
): Promise<Refund[]> {
  const disputedAt = disputes.find(({ state }) => state === 'open')?.at ?? null
  if (attempt.disputedAt?.getTime() !== disputedAt?.getTime())
    await changeAttempt(tx, attempt.id, { disputedAt })
  const made: Refund[] = []
  for (const dispute of disputes.filter(({ state }) => state === 'lost')) {
    const refund = await recordLost(tx, attempt, dispute, at)
    if (refund) made.push(refund)
  }
  return made
}

async function recordLost(tx: Sql, attempt: Attempt, dispute: Dispute, at: Date) {
  const held = await findHeld(tx, attempt.orderId)
  const heldCents = held.find(({ attemptId }) => attemptId === attempt.id)?.heldCents ?? 0
  if (heldCents <= 0) return undefined
  return recordRefund(
    tx,
    attempt,
    {
      reference: `dispute-${dispute.at.getTime()}`,
      refundId: null,
      amountCents: Math.min(dispute.amountCents, heldCents),
      state: 'succeeded',
      failureCode: null,
    },
    at,
    'dispute_lost',
  )
}
