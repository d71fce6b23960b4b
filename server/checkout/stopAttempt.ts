import { checkoutReplies } from '../../wording/replies/checkout'
import { inTransaction } from '../database/retry'
import { ProblemError } from '../http/ProblemError'
import { lockOrder } from '../orders/lockOrder'
import type { PaymentProvider, ProviderPayment } from '../payments/PaymentProvider'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { changeAttempt, findAttempt, type Attempt } from './attempts'

type End = 'cancelled' | 'expired'

/**
 * Ends an open attempt at its provider, and stores what the provider then says of it: it may have
 * been paid in the last moment. Throws a ProblemError while the outcome is unknown.
 */
export async function stopAttempt(
  services: CheckoutServices,
  attempt: Attempt,
  end: End,
): Promise<void> {
  const provider = services.providers.byName(attempt.provider)
  const payment =
    provider && !provider.isManual
      ? await endAtProvider(provider, attempt).catch((error: unknown) => {
          services.report?.(error, 'payment not ended')
          throw unfinished()
        })
      : null
  if (payment) await applyPayment(services, attempt, payment)
  if (payment?.state === 'pending') throw unfinished()
  await inTransaction(services.database.paymentSql, async (tx) => {
    await lockOrder(tx, attempt.orderId)
    const now = await findAttempt(tx, attempt.id)
    if (now?.state === 'started' || now?.state === 'pending')
      await changeAttempt(tx, attempt.id, { state: end, endedAt: services.clock() })
  })
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

const unfinished = () => new ProblemError(409, 'order_not_payable', checkoutReplies.underWay)
