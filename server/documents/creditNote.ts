import type { Sql } from '../database/connect'
import { grindOf } from '../database/grind'
import type { Settings } from '../settings'
import { buyerOf } from './buyerOf'
import { findInvoice, findRefund, findRefundLines } from './queries'
import { correctionDraft, documentDraft, toRateShares, type Draft } from './rules'
import { creditNoteSnapshot } from './snapshots'

type Refunded = { refundId: string; at: Date }

/**
 * The credit note of a refund, for the part of it that returns a sale; an entry alone for the part
 * that returns money which paid nothing.
 */
export async function creditNoteDrafts(
  tx: Sql,
  seller: Settings['seller'],
  { refundId, at }: Refunded,
): Promise<Draft[]> {
  const refund = await findRefund(tx, refundId)
  if (!refund) return []
  const { order, means, vat, reason, refundedFeeCents: feeCents } = refund
  const isSpecimen = refund.provider === 'demonstration'
  const named = { orderId: order.id, attemptId: null, refundId, isSpecimen }
  const invoice = await findInvoice(tx, order.id)
  const returned = await findRefundLines(tx, refundId)
  const lines = returned.map(({ isBeans, ...line }) => ({
    ...line,
    grind: grindOf({ grind: line.grind, isBeans }),
  }))
  const common = { seller, order, means, at, reason, invoice: invoice?.number ?? null }
  // The invoice names its buyer after the account is deleted, and so does its credit note.
  const buyer = isSpecimen ? null : (buyerOf(refund) ?? invoice?.buyer ?? null)
  const snapshot = creditNoteSnapshot({ ...common, lines, feeCents, vat })
  const rest = refund.amountCents - snapshot.grossCents
  return [
    ...(snapshot.grossCents > 0 ? [documentDraft(snapshot, { ...named, buyer })] : []),
    ...(rest > 0 && !isSpecimen
      ? [correctionDraft({ ...named, at, means, grossCents: -rest, reason })]
      : []),
  ]
}

/** The entry of a refund that failed after all: its money is in the shop again. */
export async function undoneDrafts(tx: Sql, { refundId, at }: Refunded): Promise<Draft[]> {
  const refund = await findRefund(tx, refundId)
  if (!refund || refund.provider === 'demonstration') return []
  const { order, means, amountCents: grossCents } = refund
  const named = { orderId: order.id, attemptId: null, refundId, isSpecimen: false }
  const vat = toRateShares(refund.vat)
  return [correctionDraft({ ...named, at, means, grossCents, vat, reason: 'refund_failed' })]
}
