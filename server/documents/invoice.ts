import type { Sql } from '../database/connect'
import { findOrdered } from '../orders/findOrdered'
import type { Settings } from '../settings'
import { buyerOf } from './buyerOf'
import { findPayment } from './queries'
import { correctionDraft, documentDraft, type Draft } from './rules'
import { invoiceSnapshot } from './snapshots'

type Paid = { attemptId: string; paysOrder: boolean; at: Date }

/** The invoice of a payment; an entry alone for money that pays no order. */
export async function invoiceDrafts(
  tx: Sql,
  seller: Settings['seller'],
  { attemptId, paysOrder, at }: Paid,
): Promise<Draft[]> {
  const payment = await findPayment(tx, attemptId)
  if (!payment) return []
  const { order, means, amountCents: grossCents } = payment
  const isSpecimen = payment.provider === 'demonstration'
  const named = { orderId: order.id, attemptId, refundId: null, isSpecimen }
  if (paysOrder) {
    const { lines, discounts } = await findOrdered(tx, order)
    const snapshot = invoiceSnapshot({ seller, order, means, at, lines, discounts })
    return [documentDraft(snapshot, { ...named, buyer: isSpecimen ? null : buyerOf(payment) })]
  }
  if (grossCents === 0 || isSpecimen) return []
  return [correctionDraft({ ...named, at, means, grossCents, reason: 'not_owed' })]
}
