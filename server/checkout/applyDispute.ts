import type { Sql } from '../database/connect'
import type { LockedOrder } from '../orders/lockOrder'
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
 * Stores a dispute while it is open; one that is lost has taken its money, like a refund, which is
 * returned if it is new.
 */
export async function applyDispute(
  tx: Sql,
  { attempt, dispute, at }: Disputed,
): Promise<Refund | undefined> {
  if (!dispute) return undefined
  const disputedAt = dispute.state === 'open' ? dispute.at : null
  if (attempt.disputedAt?.getTime() !== disputedAt?.getTime())
    await changeAttempt(tx, attempt.id, { disputedAt })
  if (dispute.state !== 'lost') return undefined
  return recordRefund(
    tx,
    attempt,
    {
      reference: `dispute-${dispute.at.getTime()}`,
      refundId: null,
      amountCents: dispute.amountCents,
      state: 'succeeded',
      failureCode: null,
    },
    at,
    'dispute_lost',
  )
}
