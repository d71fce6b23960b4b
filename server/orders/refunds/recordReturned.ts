import type { Sql } from '../../database/connect'
import type { ProviderPayment } from '../../payments/PaymentProvider'
import type { Settings } from '../../settings'
import type { MoneyMoved } from '../../shop/Books'
import type { LockedOrder } from '../lockOrder'
import { applyDisputes, type Attempt } from './applyDisputes'
import { recordRefund } from './recordRefund'
import { queueRefundMail } from './refundMail'
import { refundMoved } from './refundMoved'

type Returned = {
  order: LockedOrder
  attempt: Attempt
  payment: Pick<ProviderPayment, 'refunds' | 'disputes'>
  at: Date
}

/**
 * Stores the refunds and the disputes that a provider knows of a payment whose order is locked;
 * returns what has just moved, for the books.
 */
export async function recordReturned(
  tx: Sql,
  settings: Settings,
  { order, attempt, payment, at }: Returned,
): Promise<MoneyMoved[]> {
  const moved: MoneyMoved[] = []
  for (const refund of payment.refunds) {
    const done = await recordRefund(tx, attempt, refund, at)
    if (!done) continue
    await queueRefundMail(tx, settings, { order, refund: done, at })
    moved.push(refundMoved(done))
  }
  const disputed = await applyDisputes(tx, { attempt, disputes: payment.disputes, at })
  return [...moved, ...disputed.map(refundMoved)]
}
