import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

// The fields of Stripe's objects that the shop may read, under the types of its library.

export type Session = Pick<
  Stripe.Checkout.Session,
  | ('id' | 'object' | 'amount_total' | 'client_reference_id' | 'created' | 'currency')
  | ('expires_at' | 'livemode' | 'metadata' | 'mode' | 'payment_status' | 'status' | 'url')
  | ('success_url' | 'cancel_url' | 'customer_email' | 'excluded_payment_method_types')
> & { payment_intent: string | null }
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'currency' | 'metadata' | 'status'
> & { last_payment_error: CardError | null; latest_charge: string | null }
type CardError = Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code'>
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'currency' | 'disputed' | 'metadata' | 'paid'
> & { payment_intent: string }
export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'status'
> & { charge: string; payment_intent: string }
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & {
  charge: string
  payment_intent: string
  /** What it took from the account, and gave back. */
  balance_transactions: { amount: number }[]
}
export type StripeObject = Session | Intent | Charge | Refund | Dispute

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** The payment intent of a session whose form was sent. */
export function makeIntent({ amount_total, currency, metadata }: Session): Intent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    amount: amount_total ?? 0,
    amount_received: 0,
    currency: currency ?? 'eur',
    metadata: metadata ?? {},
    status: 'requires_payment_method',
    last_payment_error: null,
    latest_charge: null,
  }
}

export function makeCharge(intent: Intent): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount_received,
    amount_refunded: 0,
    currency: intent.currency,
    disputed: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
  }
}
