import { eq } from 'drizzle-orm'
import { inTransaction } from '../database/inTransaction'
import { orders } from '../database/schema'
import { lockOrder } from '../orders/lockOrder'
import { changeAttempt, findOpenAttempt } from './attempts'
import type { CheckoutServices } from './CheckoutServices'
import { findHeldOrder } from './findHeldOrder'

/**
 * Prolongs the hold of an order that awaits its payment at the counter, where the shop has entered a
 * closure since it was ordered. Whether it is prolonged; what a deleted client left is not.
 */
export function holdThroughClosure(
  { database, providers, clock }: Pick<CheckoutServices, 'database' | 'providers' | 'clock'>,
  orderId: number,
): Promise<boolean> {
  return inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'en attente de paiement' || order.isClientDeleted) return false
    const attempt = await findOpenAttempt(tx, orderId)
    if (attempt?.means !== 'counter') return false
    const held = await findHeldOrder(tx, order)
    const heldUntil = providers.byName(attempt.provider)?.heldUntil(held)
    if (!heldUntil || heldUntil <= clock()) return false
    await changeAttempt(tx, attempt.id, { expiresAt: heldUntil })
    await tx.update(orders).set({ heldUntil }).where(eq(orders.id, orderId))
    return true
  })
}
