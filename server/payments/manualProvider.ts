import { addDays, inParis, lastMinuteOf } from '../../contract/parisianDays'
import { EventNotGenuine } from './EventNotGenuine'
import type { HeldOrder, PaymentProvider } from './PaymentProvider'

/** A closure that ends more days than these after the order prolongs nothing: it may have no end. */
const farthestDays = 800

/**
 * A payment outside the shop: a bank transfer, or money at the counter. The shopkeeper says that it
 * arrived; until then the articles are held to the end of a day, `days()` days after the order, or
 * at the counter after the first day on which it can be picked up. Days at the counter whose last one
 * falls in a closure begin anew after it.
 */
export function manualProvider(name: 'transfer' | 'counter', days: () => number): PaymentProvider {
  function heldUntil({ at, promisedFrom, closures }: HeldOrder): Date {
    const orderedOn = inParis(at).day
    if (name === 'transfer') return lastMinuteOf(addDays(orderedOn, days()))
    const farthest = addDays(orderedOn, farthestDays)
    const nearClosures = closures.filter(({ to }) => to <= farthest)
    const isLater = promisedFrom !== null && promisedFrom > orderedOn
    let last = addDays(isLater ? promisedFrom : orderedOn, days())
    for (let end = closureEnd(last); end !== null; end = closureEnd(last))
      last = addDays(end, days())
    return lastMinuteOf(last)

    /** The last day of the closure that a day falls in, and of those that follow on it. */
    function closureEnd(day: string): string | null {
      const closure = nearClosures.find(({ from, to }) => from <= day && day <= to)
      return closure ? (closureEnd(addDays(closure.to, 1)) ?? closure.to) : null
    }
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
        expiresAt: heldUntil({ at, promisedFrom: null, closures: [] }),
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
