import { eq } from 'drizzle-orm'
import { addDays, inParis, lastMinuteOf } from '../../contract/parisianDays'
import { inTransaction } from '../database/inTransaction'
import { orders } from '../database/schema'
import { lockOrder } from '../orders/lockOrder'
import type { ClosedWeeks } from '../shop/calendarSettings'
import { changeAttempt, findOpenAttempt } from './attempts'
import type { CheckoutServices } from './CheckoutServices'

/**
 * Holds an order that awaits its payment at the counter, and whose last day falls in a closure, for
 * as many days after it as the counter gives. Whether it is held on.
 */
export function holdThroughClosure(
  { database, settings }: Pick<CheckoutServices, 'database' | 'settings'>,
  orderId: number,
  closedWeeks: ClosedWeeks,
): Promise<boolean> {
  return inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'en attente de paiement' || !order.heldUntil) return false
    const reopening = closureEnd(inParis(order.heldUntil).day, closedWeeks)
    const attempt = await findOpenAttempt(tx, orderId)
    if (reopening === null || attempt?.means !== 'counter') return false
    const heldUntil = lastMinuteOf(addDays(reopening, settings.payments.counterDays))
    await changeAttempt(tx, attempt.id, { expiresAt: heldUntil })
    await tx.update(orders).set({ heldUntil }).where(eq(orders.id, orderId))
    return true
  })
}

/** The last day of the closure that a day falls in, and of those that follow on it; else null. */
function closureEnd(day: string, closedWeeks: ClosedWeeks): string | null {
  const closure = closedWeeks.find(({ from, to }) => from <= day && day <= to)
  return closure ? (closureEnd(addDays(closure.to, 1), closedWeeks) ?? closure.to) : null
}
