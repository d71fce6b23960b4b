import { eq } from 'drizzle-orm'
import { refunds } from '../database/schema'
import { untilServerStops } from '../jobs/RunAborted'
import { sendRefund } from '../orders/refunds/sendRefund'
import type { PaymentProvider, ProviderPayment } from '../payments/PaymentProvider'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { changeAttempt, findAttempt, type Attempt } from './attempts'
import { findOpenAttempts, findOpenRefunds, findWaitingEvents } from './findUnsettled'
import { applyEvent } from './receiveEvent'
import { startAttempt } from './startAttempt'
import { hourMs } from '../system/durations'

/** Stripe forgets an idempotency key after 24 hours. */
const keyLifeMs = 23 * hourMs

/**
 * Asks the providers for the payments and refunds that `findUnsettled.ts` finds, and applies the
 * events that were received but not applied; returns how many attempts changed. What is left
 * when the server stops waits for the next run.
 */
export async function reconcilePayments(
  services: CheckoutServices,
  signal?: AbortSignal,
): Promise<number> {
  await applyWaitingEvents(services, signal)
  const changed = await reconcileAttempts(services, signal)
  await reconcileRefunds(services, signal)
  return changed
}

async function applyWaitingEvents(services: CheckoutServices, signal?: AbortSignal): Promise<void> {
  const waiting = await findWaitingEvents(services)
  for (const event of untilServerStops(waiting, signal))
    await attempt(services, 'event not applied', () => applyEvent(services, event))
}

async function reconcileAttempts(
  services: CheckoutServices,
  signal?: AbortSignal,
): Promise<number> {
  const { sql } = services.database
  const open = await findOpenAttempts(services)
  let changed = 0
  for (const { attempt: one, email } of untilServerStops(open, signal)) {
    const provider = services.providers.byName(one.provider)
    if (!provider) continue
    await changeAttempt(sql, one.id, { checkedAt: services.clock() })
    await attempt(services, 'payment not asked for', async () => {
      await reconcileAttempt(services, provider, one, email)
      if ((await findAttempt(sql, one.id))?.state !== one.state) changed += 1
    })
  }
  return changed
}

async function reconcileAttempt(
  services: CheckoutServices,
  provider: PaymentProvider,
  one: Attempt,
  email: string | null,
): Promise<void> {
  const payment = await findPayment(provider, one)
  if (payment) return applyPayment(services, one, payment)
  // The server ended before the provider replied: the same key is the same payment.
  const isFresh = one.createdAt > new Date(services.clock().getTime() - keyLifeMs)
  if (one.providerReference === null && isFresh && email !== null)
    await startAttempt(services, one, email)
}

function findPayment(
  provider: PaymentProvider,
  { id, createdAt, providerReference }: Attempt,
): Promise<ProviderPayment | null> {
  return providerReference === null
    ? provider.findByAttempt({ attemptId: id, at: createdAt })
    : provider.find(providerReference)
}

async function reconcileRefunds(services: CheckoutServices, signal?: AbortSignal): Promise<void> {
  const waiting = await findOpenRefunds(services)
  for (const { id, reference, attempt: one } of untilServerStops(waiting, signal)) {
    const provider = services.providers.byName(one.provider)
    if (!provider) continue
    const checked = { checkedAt: services.clock() }
    await services.database.sql.update(refunds).set(checked).where(eq(refunds.id, id))
    await attempt(services, 'refund not asked for', async () => {
      const payment = await findPayment(provider, one)
      const known = payment?.refunds.find(
        (refund) => refund.refundId === id || refund.reference === reference,
      )
      if (payment && known) return applyPayment(services, one, payment)
      // A refund that the payment does not have was never made. One that was named was, and of a payment
      // that the provider does not know another account may have made it.
      if (reference !== null || !(payment || provider.isManual)) return
      await sendRefund(services, id, { isAskedAgain: true })
    })
  }
}

/** Runs one piece of work; a failure leaves it for the next run. */
async function attempt(
  services: CheckoutServices,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    services.report?.(error, what)
  }
}
