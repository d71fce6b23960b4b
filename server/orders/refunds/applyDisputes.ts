import { and, eq, like } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { paymentAttempts, refunds } from '../../database/schema'
import type { Dispute } from '../../payments/PaymentProvider'
import { sumOf } from '../../system/sumOf'
import { findHeld } from './findHeld'
import { recordRefund } from './recordRefund'
import type { Refund } from './refundQueries'

export type Attempt = Pick<typeof paymentAttempts.$inferSelect, 'id' | 'orderId' | 'disputedAt'>
type Disputed = { attempt: Attempt; disputes: readonly Dispute[]; at: Date }

/**
 * Stores the newest dispute that is open. Each one that is lost has taken what the provider still
 * held of its money, like a refund, also what the shop had given back by hand, and more where a refund
 * beside it has failed since. One that is won after all, because its bank reverses it, has given that
 * back, like a refund that failed. Returns the refunds whose money has just moved.
 */
export async function applyDisputes(
  tx: Sql,
  { attempt, disputes, at }: Disputed,
): Promise<Refund[]> {
  const disputedAt = disputes.find(({ state }) => state === 'open')?.at ?? null
  if (attempt.disputedAt?.getTime() !== disputedAt?.getTime())
    await tx.update(paymentAttempts).set({ disputedAt }).where(eq(paymentAttempts.id, attempt.id))
  const moved: (Refund | undefined)[] = []
  // What one gives back, another may have taken.
  for (const dispute of disputes.filter(({ state }) => state === 'won'))
    for (const taken of await findTaken(tx, attempt.id, dispute))
      if (taken.state === 'succeeded') moved.push(await recordUndone(tx, attempt, taken, at))
  for (const dispute of disputes.filter(({ state }) => state === 'lost'))
    moved.push(await recordLost(tx, attempt, dispute, at))
  return moved.filter((refund) => refund !== undefined)
}

async function recordLost(tx: Sql, attempt: Attempt, dispute: Dispute, at: Date) {
  const held = await findHeld(tx, attempt.orderId)
  const own = held.find(({ attemptId }) => attemptId === attempt.id)
  const taken = await findTaken(tx, attempt.id, dispute)
  const takenCents = centsOf(taken.filter(({ state }) => state === 'succeeded'))
  const amountCents = Math.min(dispute.amountCents - takenCents, own?.atProviderCents ?? 0)
  if (amountCents <= 0) return undefined
  const reference = referenceOf(dispute)
  return recordRefund(
    tx,
    attempt,
    {
      reference: taken.length === 0 ? reference : `${reference}-${centsOf(taken)}`,
      refundId: null,
      amountCents,
      state: 'succeeded',
      failureCode: null,
    },
    at,
    'dispute_lost',
  )
}

function recordUndone(tx: Sql, attempt: Attempt, { id, amountCents, ...taken }: Refund, at: Date) {
  const said = { reference: taken.providerReference ?? id, refundId: id, amountCents }
  return recordRefund(tx, attempt, { ...said, state: 'failed', failureCode: 'dispute_won' }, at)
}

/** What one dispute has taken as far as is recorded, also what it has given back since. */
function findTaken(tx: Sql, attemptId: string, dispute: Dispute): Promise<Refund[]> {
  const isOfDispute = like(refunds.providerReference, `${referenceOf(dispute)}%`)
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), isOfDispute))
}

const referenceOf = ({ at }: Dispute) => `dispute-${at.getTime()}`
const centsOf = (some: readonly Refund[]) => sumOf(some.map(({ amountCents }) => amountCents))
