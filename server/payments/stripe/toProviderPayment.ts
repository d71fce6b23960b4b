import type { Stripe } from 'stripe'
import type { Dispute, ProviderPayment, ProviderRefund } from '../PaymentProvider'

/** What Stripe holds of one payment. */
export type StripePayment = {
  session: Stripe.Checkout.Session
  /** Absent until the payer has sent the form of the page. */
  intent: Stripe.PaymentIntent | null
  refunds: readonly Stripe.Refund[]
  disputes: readonly Stripe.Dispute[]
}

export function toProviderPayment(payment: StripePayment): ProviderPayment {
  const { session, intent, refunds, disputes } = payment
  const isPaid = intent?.status === 'succeeded'
  const state = toState(payment)
  return {
    reference: session.id,
    attemptId: session.metadata?.attempt_id ?? null,
    state,
    isUnderWay:
      state === 'pending' && (session.status === 'complete' || intent?.status === 'processing'),
    amountCents: isPaid ? intent.amount_received : (session.amount_total ?? 0),
    currency: ((isPaid ? intent.currency : session.currency) ?? '').toUpperCase(),
    failureCode: (!isPaid && toFailureCode(intent)) || null,
    refunds: refunds.map(toProviderRefund),
    disputes: disputes.map(toDispute).sort(newestFirst),
  }
}

/** Money first: what was taken is taken, whatever the page's own state is. */
function toState({ session, intent }: StripePayment): ProviderPayment['state'] {
  if (intent?.status === 'succeeded') return 'succeeded'
  if (intent?.status === 'processing') return 'pending'
  if (session.status === 'expired') return 'expired'
  if (intent?.status === 'canceled') return 'cancelled'
  // A page that is complete without its money took a means that is slow, and that failed.
  return session.status === 'complete' && intent?.last_payment_error ? 'failed' : 'pending'
}

function toFailureCode(intent: Stripe.PaymentIntent | null): string | undefined {
  const error = intent?.last_payment_error
  return error?.decline_code ?? error?.code
}

const refundStates: Record<string, ProviderRefund['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export function toProviderRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, metadata, amount, status, failure_reason } = refund
  const state = refundStates[status ?? ''] ?? 'pending'
  return {
    reference: id,
    refundId: metadata?.refund_id ?? null,
    amountCents: amount,
    state,
    failureCode: state === 'failed' ? (failure_reason ?? status) : null,
  }
}

/**
 * An inquiry takes no money, and a refund ends it. One that becomes a dispute has `needs_response`.
 * https://docs.stripe.com/payments/klarna/disputes
 */
const disputeStates: Record<string, 'won' | 'lost'> = {
  won: 'won',
  warning_needs_response: 'won',
  warning_under_review: 'won',
  warning_closed: 'won',
  lost: 'lost',
}

const toDispute = (dispute: Stripe.Dispute): Dispute => ({
  at: new Date(dispute.created * 1000),
  amountCents: dispute.amount,
  state:
    dispute.status === 'prevented'
      ? stateOfPrevented(dispute)
      : (disputeStates[dispute.status] ?? 'open'),
})

/** What prevents a dispute may be the payer's own money back; the account's movements tell. */
function stateOfPrevented({ balance_transactions: moved }: Stripe.Dispute): 'won' | 'lost' {
  return moved.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'won'
}

const newestFirst = (one: Dispute, other: Dispute) => other.at.getTime() - one.at.getTime()
