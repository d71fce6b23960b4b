import { addDays, inParis, lastMinuteOf } from '../../contract/parisianDays'
import { EventNotGenuine } from './EventNotGenuine'
import type { HeldOrder, PaymentProvider } from './PaymentProvider'

/**
 * A payment outside the shop: a bank transfer, or money at the counter. The shopkeeper says that it
 * arrived; until then the articles are held to the end of a day, `days()` days after the order, or
 * at the counter after the first day on which it can be picked up.
 */
export function manualProvider(name: 'transfer' | 'counter', days: () => number): PaymentProvider {
  function heldUntil({ at, promisedFrom }: HeldOrder): Date {
    const orderedOn = inParis(at).day
    const isLater = name === 'counter' && promisedFrom !== null && promisedFrom > orderedOn
    return lastMinuteOf(addDays(isLater ? promisedFrom : orderedOn, days()))
  }
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
        expiresAt: heldUntil({ at, promisedFrom: null }),
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
