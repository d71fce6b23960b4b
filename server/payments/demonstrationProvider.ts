import { EventNotGenuine } from './EventNotGenuine'
import type { PaymentProvider, ProviderPayment } from './PaymentProvider'
import { succeededPayment } from './succeededPayment'

const name = 'demonstration'

/**
 * Moves no money: every payment and every refund succeeds at once. It remembers nothing, so the
 * reference carries what `find` answers. A payment whose reference was lost is unknown to it, and
 * starting the same attempt again gives the same reference.
 */
export function demonstrationProvider(): PaymentProvider {
  return {
    name,
    isManual: false,
    means: ['demonstration'],
    minimumCents: 0,
    heldUntil: () => null,
    start: ({ attemptId, amountCents }) =>
      Promise.resolve({ kind: 'paid', reference: `${name}-${amountCents}-${attemptId}` }),
    find: (reference) => Promise.resolve(toPayment(reference)),
    findByAttempt: () => Promise.resolve(null),
    cancel: () => Promise.resolve(),
    refund: ({ refundId, amountCents }) =>
      Promise.resolve({
        reference: `${name}-${refundId}`,
        refundId,
        amountCents,
        state: 'succeeded',
        failureCode: null,
      }),
    readEvent: () => Promise.reject(new EventNotGenuine('unsigned')),
  }
}

function toPayment(reference: string): ProviderPayment | null {
  const [, amount, attemptId] = /^demonstration-(\d+)-(.+)$/.exec(reference) ?? []
  if (!amount || !attemptId) return null
  return succeededPayment({ reference, attemptId, amountCents: Number(amount) })
}
