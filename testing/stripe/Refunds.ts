import * as make from './objects'
import type { Charge, Dispute, Refund } from './objects'
import type { StripeAccount } from './StripeAccount'
import { found, StripeProblem } from './StripeProblem'

/** What an account gives back: refunds, and what payers dispute. */
export class Refunds {
  /** New refunds stay pending until `settle`. */
  areSlow = false

  constructor(private readonly account: StripeAccount) {}

  create(intentId: string, amount: number | null, metadata: Record<string, string>): Refund {
    const intent = found(this.account.intents.get(intentId), 'payment_intent', intentId)
    const charge = found(this.account.charges.get(intent.latest_charge ?? ''), 'charge', intentId)
    const left = charge.amount - charge.amount_refunded
    if (left === 0)
      throw new StripeProblem(400, {
        code: 'charge_already_refunded',
        message: `Charge ${charge.id} has already been refunded.`,
      })
    if ((amount ?? left) > left)
      throw new StripeProblem(400, {
        param: 'amount',
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      })
    const refund = this.account.add(this.account.refunds, {
      id: make.newId('re'),
      object: 'refund',
      amount: amount ?? left,
      created: this.account.now(),
      currency: charge.currency,
      metadata,
      status: this.areSlow ? 'pending' : 'succeeded',
      charge: charge.id,
      payment_intent: intentId,
    })
    charge.amount_refunded += refund.amount
    this.account.emit('refund.created', refund)
    this.account.emit('charge.refunded', charge)
    return refund
  }

  settle(id: string, status: 'succeeded' | 'failed'): void {
    const refund = found(this.account.refunds.get(id), 'refund', id)
    refund.status = status
    if (status === 'failed') {
      refund.failure_reason = 'expired_or_canceled_card'
      found(this.account.charges.get(refund.charge), 'charge', refund.charge).amount_refunded -=
        refund.amount
      this.account.emit('refund.failed', refund)
    }
    this.account.emit('refund.updated', refund)
  }

  /** Opens a dispute of a paid session, or changes the status of the one that is open. */
  dispute(sessionId: string, status: Dispute['status'], amount?: number): Dispute {
    const intent = this.account.intentOf(this.account.session(sessionId))
    const charge = found(this.account.charges.get(intent.latest_charge ?? ''), 'charge', intent.id)
    const opened = [...this.account.disputes.values()].find(
      (one) => one.charge === charge.id && !isClosed(one),
    )
    const dispute =
      opened ??
      this.account.add(this.account.disputes, makeDispute(charge, this.account.now(), amount))
    dispute.status = status
    charge.disputed = true
    const change = isClosed(dispute) ? 'closed' : opened ? 'updated' : 'created'
    this.account.emit(`charge.dispute.${change}`, dispute)
    return dispute
  }

  /** The bank of the payer reverses a dispute that is closed. */
  reverse(dispute: Dispute, status: 'won' | 'lost'): void {
    dispute.status = status
    this.account.emit('charge.dispute.updated', dispute)
  }
}

const isClosed = ({ status }: Dispute) => ['won', 'lost', 'warning_closed'].includes(status)

function makeDispute(charge: Charge, created: number, amount = charge.amount): Dispute {
  return {
    id: make.newId('du'),
    object: 'dispute',
    amount,
    created,
    currency: charge.currency,
    metadata: {},
    balance_transactions: [],
    reason: 'fraudulent',
    status: 'needs_response',
    charge: charge.id,
    payment_intent: charge.payment_intent,
  }
}
