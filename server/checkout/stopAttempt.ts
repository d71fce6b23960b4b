import { checkoutReplies } from '../../wording/replies/checkout'
import { ProblemError } from '../http/ProblemError'
import type { PaymentProvider, ProviderPayment } from '../payments/PaymentProvider'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import type { Attempt } from './attempts'

/**
 * Ends an open attempt at its provider, and stores what the provider then says of it: it may have
 * been paid in the last moment. One that the provider does not know stays open, for its caller to
 * end. Throws a ProblemError while the outcome is unknown, also where the keys are gone or another
 * account's, as long as somebody may still pay on its page.
 */
export async function stopAttempt(services: CheckoutServices, attempt: Attempt): Promise<void> {
  const provider = services.providers.byName(attempt.provider)
  if (provider?.isManual) return
  const payment = provider
    ? await endAtProvider(provider, attempt).catch((error: unknown) => {
        services.report?.(error, 'payment not ended')
        throw unfinished()
      })
    : null
  if (payment) await applyPayment(services, attempt, payment)
  const isLost = payment === null && mayBePaid(attempt, services.clock())
  if (isLost || payment?.state === 'pending') throw unfinished()
}

/** Null if the provider has no such payment. */
async function endAtProvider(
  provider: PaymentProvider,
  { id, createdAt, providerReference }: Attempt,
): Promise<ProviderPayment | null> {
  const reference =
    providerReference ?? (await provider.findByAttempt({ attemptId: id, at: createdAt }))?.reference
  if (reference === undefined) return null
  await provider.cancel(reference)
  return provider.find(reference)
}

/** Whether its page was made, and has not ended by itself. */
const mayBePaid = ({ url, expiresAt }: Attempt, now: Date) =>
  url !== null && expiresAt !== null && expiresAt > now

const unfinished = () => new ProblemError(409, 'order_not_payable', checkoutReplies.underWay)
