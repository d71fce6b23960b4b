import type { ProviderPayment } from './PaymentProvider'

type Succeeded = Pick<ProviderPayment, 'reference' | 'amountCents'> & { attemptId: string }

/** A payment that succeeded as its attempt asked for it, and of which nothing went back. */
export function succeededPayment({
  reference,
  attemptId,
  amountCents,
}: Succeeded): ProviderPayment {
  return {
    reference,
    attemptId,
    state: 'succeeded',
    isUnderWay: false,
    amountCents,
    currency: 'EUR',
    failureCode: null,
    refunds: [],
    disputes: [],
  }
}
