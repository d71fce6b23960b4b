import { EventNotGenuine } from './EventNotGenuine'
import type { PaymentProvider } from './PaymentProvider'

const dayMs = 24 * 3600 * 1000

/**
 * A payment outside the shop: a bank transfer, or money at the counter. The shopkeeper says that it
 * arrived; until then the articles are held for `days()` days.
 */
export function manualProvider(name: 'transfer' | 'counter', days: () => number): PaymentProvider {
  const heldUntil = (at: Date) => new Date(at.getTime() + days() * dayMs)
  return {
    name,
    isManual: true,
    means: [name],
    minimumCents: 1,
    heldUntil,
    start: ({ orderId, attemptId, at }) =>
      Promise.resolve({
        kind: 'instructions',
        reference: toReference(orderId, attemptId),
        expiresAt: heldUntil(at),
      }),
    find: () => Promise.resolve(null),
    findByAttempt: () => Promise.resolve(null),
    cancel: () => Promise.resolve(),
    refund: ({ refundId, amountCents }) =>
      Promise.resolve({
        reference: `${name}-${refundId}`,
        refundId,
        amountCents,
        state: 'pending',
        failureCode: null,
      }),
    readEvent: () => Promise.reject(new EventNotGenuine('unsigned')),
  }
}

/** Short enough to type into a bank's form; the end tells two attempts of one order apart. */
function toReference(orderId: number, attemptId: string): string {
  return `${orderId}-${attemptId.slice(-6).toUpperCase()}`
}
