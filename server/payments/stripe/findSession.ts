import type { Stripe } from 'stripe'
import type { ProviderPayment } from '../PaymentProvider'
import { toExpiry } from './sessionParams'
import { toProviderPayment } from './toProviderPayment'

type Session = Stripe.Checkout.Session

const expand = ['payment_intent.latest_charge']

/** The session of this name, or of a payment intent's name. */
export async function findSession(stripe: Stripe, reference: string): Promise<Session | null> {
  const { sessions } = stripe.checkout
  if (!reference.startsWith('pi_')) return sessions.retrieve(reference, { expand })
  const { data } = await sessions.list({ payment_intent: reference, limit: 1, expand: inList })
  return data[0] ?? null
}

const inList = expand.map((field) => `data.${field}`)

/**
 * The session that carries the attempt's id. Stripe makes one only 24 hours to 30 minutes before
 * its end, which the attempt's time gives; so a list of those hours is complete, where Stripe's
 * search may not have the newest.
 */
export async function findSessionByAttempt(
  stripe: Stripe,
  { attemptId, at }: { attemptId: string; at: Date },
): Promise<Session | null> {
  const end = toExpiry(at)
  const created = { gte: end - 24 * 3600, lte: end - 30 * 60 }
  for await (const session of stripe.checkout.sessions.list({
    created,
    limit: 100,
    expand: inList,
  }))
    if (session.metadata?.attempt_id === attemptId) return session
  return null
}

/** The payment of a session, with its refunds and disputes. */
export async function readPayment(stripe: Stripe, session: Session): Promise<ProviderPayment> {
  const intent = expanded(session.payment_intent)
  const charge = expanded(intent?.latest_charge ?? null)
  return toProviderPayment({
    session,
    intent,
    refunds: intent && charge ? await listRefunds(stripe, intent.id) : [],
    disputes: charge?.disputed
      ? (await stripe.disputes.list({ payment_intent: intent?.id, limit: 100 })).data
      : [],
  })
}

/** Every refund of a payment intent. */
export function listRefunds(stripe: Stripe, payment_intent: string): Promise<Stripe.Refund[]> {
  return stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 })
}

function expanded<Thing extends object>(value: Thing | string | null): Thing | null {
  return typeof value === 'object' ? value : null
}
