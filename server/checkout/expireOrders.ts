import { and, asc, eq, lte } from 'drizzle-orm'
import { orders } from '../database/schema'
import { untilServerStops } from '../jobs/RunAborted'
import type { CheckoutServices } from './CheckoutServices'
import { endUnpaid } from './endUnpaid'
import { holdThroughClosure } from './holdThroughClosure'

const atOnce = 100

/**
 * Ends the orders whose articles were held long enough; returns how many ended. One whose provider
 * cannot be asked waits for the next run, as do all that are left when the server stops. Who pays at
 * the counter has a day on which the shop is open.
 */
export async function expireOrders(
  services: CheckoutServices,
  signal?: AbortSignal,
): Promise<number> {
  const due = await services.database.sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'en attente de paiement'), lte(orders.heldUntil, services.clock())))
    .orderBy(asc(orders.heldUntil))
    .limit(atOnce)
  if (due.length === 0) return 0
  let ended = 0
  for (const { id } of untilServerStops(due, signal))
    try {
      if (await holdThroughClosure(services, id)) continue
      const isEnded = await endUnpaid(services, { orderId: id, to: 'expirée', isMailed: true })
      if (isEnded) ended += 1
    } catch (error) {
      services.report?.(error, 'order not expired')
    }
  return ended
}
