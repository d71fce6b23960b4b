import type { Stripe } from 'stripe'
import type { Clock } from '../../system/clock'
import type { PaymentProvider, PaymentStart, RefundStart, Started } from '../PaymentProvider'
import { ProviderBusy } from '../ProviderBusy'
import { ProviderRefused } from '../ProviderRefused'
import { connectStripe, type StripeSettings } from './connectStripe'
import { findSession, findSessionByAttempt, listRefunds, readPayment } from './findSession'
import { readStripeEvent } from './readStripeEvent'
import { StripeFailed, unlessMissing, withRefusals } from './refusals'
import { sessionParams, toHeldUntil, type SessionStart } from './sessionParams'
import { toProviderRefund } from './toProviderPayment'

/** Checkout Sessions of Stripe: the browser pays on Stripe's own page and returns. */
export function stripeProvider(
  settings: StripeSettings,
  clock: Clock,
  connect = connectStripe(settings),
): PaymentProvider {
  const find = async (session: (stripe: Stripe) => ReturnType<typeof findSession>) => {
    const stripe = await connect()
    return unlessMissing(async () => {
      const found = await session(stripe)
      return found && readPayment(stripe, found)
    })
  }
  return {
    name: 'stripe',
    isManual: false,
    means: ['card'],
    // Stripe's own for the euro.
    minimumCents: 50,
    heldUntil: ({ at }) => toHeldUntil(at),
    start: async (payment) => start(await connect(), payment),
    find: (reference) => find((stripe) => findSession(stripe, reference)),
    findByAttempt: (attempt) => find((stripe) => findSessionByAttempt(stripe, attempt)),
    async cancel(reference) {
      const stripe = await connect()
      await withRefusals(() => stripe.checkout.sessions.expire(reference)).catch(unlessOpen)
    },
    refund: async (payment) => refund(await connect(), payment),
    async readEvent(rawBody, headers) {
      const secret = settings.webhookSecret
      return readStripeEvent(await connect(), { rawBody, headers, secret }, clock())
    },
  }
}

/** Stripe expires only an open session; what became of another says `find`. */
function unlessOpen(error: unknown): void {
  if (!(error instanceof ProviderRefused)) throw error
}

const repeated = ['StripeIdempotencyError', 'StripeAPIError']

async function start(stripe: Stripe, payment: PaymentStart): Promise<Started> {
  const { attemptId, at } = payment
  const { id: reference, url } = await createSession(stripe, payment, attemptId).catch(
    (error: unknown) => {
      if (!isEmailRefused(error)) throw error
      // Another key, because Stripe may have stored its refusal for the first one.
      return createSession(stripe, { ...payment, email: null }, `${attemptId}-no-email`)
    },
  )
  if (!url) throw new ProviderRefused('session_ended')
  return { kind: 'redirect', reference, url, expiresAt: toHeldUntil(at) }
}

/** Stripe refuses some e-mails that a form takes, such as one with two dots in a row. */
const isEmailRefused = (error: unknown) =>
  error instanceof ProviderRefused && ['email_invalid', 'customer_email'].includes(error.code)

async function createSession(stripe: Stripe, payment: SessionStart, key: string) {
  const { attemptId, at } = payment
  return withRefusals(() =>
    stripe.checkout.sessions.create(sessionParams(payment), { idempotencyKey: key }),
  ).catch(async (error: unknown) => {
    // The shop sends something else than at the first try, for example a new e-mail address; or
    // Stripe repeats its first reply to the key, an error after the session was made; or it is
    // still at the first try, a conflict.
    const isOther = error instanceof StripeFailed && repeated.includes(error.type)
    const find = () => findSessionByAttempt(stripe, { attemptId, at })
    const session = isOther ? await unlessMissing(find) : null
    if (session) return session
    throw isOther && error.status === 409 ? new ProviderBusy() : error
  })
}

async function refund(stripe: Stripe, payment: RefundStart) {
  const { refundId, reference, amountCents, isAskedAgain } = payment
  const session = await withRefusals(() => stripe.checkout.sessions.retrieve(reference))
  const { payment_intent: intent, metadata } = session
  if (!intent) throw new ProviderRefused('not_paid')
  const payment_intent = typeof intent === 'string' ? intent : intent.id
  const asked = {
    payment_intent,
    amount: amountCents,
    metadata: { ...metadata, refund_id: refundId },
  }
  const create = (key: string) =>
    withRefusals(() => stripe.refunds.create(asked, { idempotencyKey: key }))
  const made = await create(refundId).catch(async (error: unknown) => {
    // For a day Stripe repeats its first reply to a key, also an error 500 after which nothing was
    // made. After a conflict or an error of its edge the earlier request may still make the refund.
    const isStored = error instanceof StripeFailed && error.status === 500
    if (!isAskedAgain || !isStored) throw error
    const known = await unlessMissing(() => listRefunds(stripe, payment_intent))
    const isAsked = ({ metadata: named }: Stripe.Refund) => named?.refund_id === refundId
    return known?.find(isAsked) ?? create(`${refundId}-again`)
  })
  return toProviderRefund(made)
}
