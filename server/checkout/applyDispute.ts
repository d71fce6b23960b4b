import type { Sql } from '../database/connect'
import type { LockedOrder } from '../orders/lockOrder'
import { findHeld } from '../orders/refunds/findHeld'
import { recordRefund } from '../orders/refunds/recordRefund'
import type { Refund } from '../orders/refunds/refundQueries'
import type { ProviderPayment } from '../payments/PaymentProvider'
import { changeAttempt, type Attempt } from './attempts'

type Disputed = {
  order: LockedOrder
  attempt: Attempt
  dispute: ProviderPayment['dispute']
  at: Date
}

/**
 * Stores a dispute while it is open; one that is lost has taken what the shop still held of its
 * money, like a refund, which is returned if it is new.
 */
export async function applyDispute(
  tx: Sql,
  { order, attempt, dispute, at }: Disputed,
): Promise<Refund | undefined> {
  if (!dispute) return undefined
  const disputedAt = dispute.state === 'open' ? dispute.at : null
  if (attempt.disputedAt?.getTime() !== disputedAt?.getTime())
    await changeAttempt(tx, attempt.id, { disputedAt })
  if (dispute.state !== 'lost') return undefined
  const held = await findHeld(tx, order.id)
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
