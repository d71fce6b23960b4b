import type { PaymentProviders } from '../payments/openProviders'
import type { Attempt } from './attempts'

/**
 * Of the attempts of an order, which of `findAttempts`, the transfer or the payment at the counter
 * whose money may arrive: the open one, or an ended one as long as none has arrived, because who says
 * the same twice means one payment. Undefined for none.
 */
export function receivableOf(
  attempts: readonly Attempt[],
  providers: PaymentProviders,
): Attempt | undefined {
  const byHand = attempts.filter(({ provider }) => providers.byName(provider)?.isManual)
  const isReceived = byHand.some(({ state }) => state === 'succeeded')
  return byHand.find(({ endedAt }) => endedAt === null || !isReceived)
}
