import { leftPayment } from '../../../contract/site/leftPayment'
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { deliverableEmail } from '../../../contract/api/clients'
import { paymentWords } from '../../../wording/payment'
import type { PaymentStart } from '../PaymentProvider'
import { minuteMs } from '../../system/durations'

/** Stripe takes 30 minutes at the least; one more for the request. */
const sessionMs = 31 * minuteMs
/** A payment that was begun in the last second may arrive a little later. */
const heldLongerMs = 5 * minuteMs

export const toHeldUntil = (at: Date) => new Date(at.getTime() + sessionMs + heldLongerMs)

/** The end of the session in Stripe's seconds. */
export const toExpiry = (at: Date) => Math.floor((at.getTime() + sessionMs) / 1000)

/** Without an e-mail, Stripe asks the payer for one. */
export type SessionStart = Omit<PaymentStart, 'email'> & { email: string | null }

/** Their money comes after days, and articles are held for minutes. */
const slowMethods = ['customer_balance', 'multibanco', 'sepa_debit']

/** Depends on nothing but the payment, because a repeated key must send the same parameters. */
export function sessionParams(payment: SessionStart): Stripe.Checkout.SessionCreateParams {
  const { attemptId, orderId, amountCents, at, returnUrl, email } = payment
  const { data: deliverable } = z.safeParse(deliverableEmail, email)
  const metadata = { attempt_id: attemptId, order_id: String(orderId) }
  return {
    mode: 'payment',
    locale: 'fr',
    submit_type: 'pay',
    // The payer pays the euros that the shop showed.
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: slowMethods,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: amountCents,
          product_data: { name: paymentWords.order(orderId) },
        },
      },
    ],
    client_reference_id: String(orderId),
    // Stripe refuses the whole session for an e-mail that cannot exist, and else asks for one.
    ...(deliverable && { customer_email: deliverable }),
    metadata,
    payment_intent_data: { metadata },
    expires_at: toExpiry(at),
    success_url: returnUrl,
    // The order's page does not say that it checks a payment which was left.
    cancel_url: `${returnUrl}?${leftPayment}`,
  }
}
