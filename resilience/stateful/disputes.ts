import { heldOf } from './held'
import type { Attempt, Order } from './Model'

/**
 * Each dispute that is lost has taken what the shop still held of its money, like a refund, and more
 * once a refund beside it has failed.
 */
export function takeLost(order: Order, attempt: Attempt): void {
  const index = order.attempts.indexOf(attempt)
  for (const dispute of attempt.disputes ?? []) {
    const cents = Math.min(dispute.cents - dispute.taken, heldOf(order)[index]!)
    if (dispute.state !== 'lost' || cents <= 0) continue
    dispute.taken += cents
    order.refunds.push({ attempt: index, cents, parts: [], state: 'succeeded' })
  }
}
