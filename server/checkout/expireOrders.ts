import { and, asc, eq, exists, lte } from 'drizzle-orm'
import { orders, paymentAttempts } from '../database/schema'
import { untilServerStops } from '../jobs/RunAborted'
import { isNotManual, isOpenAttempt } from './attempts'
import type { CheckoutServices } from './CheckoutServices'
import { endUnpaid } from './endUnpaid'
import { holdThroughClosure } from './holdThroughClosure'

const atOnce = 100

/**
 * Ends the orders whose articles were held long enough; returns how many ended. One whose provider
 * cannot be asked waits for the next run, as do all that are left when the server stops. A client who
 * pays at the counter has a day on which the shop is open.
 */
export async function expireOrders(
  services: CheckoutServices,
  signal?: AbortSignal,
): Promise<number> {
  const due = await services.database.sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'en attente de paiement'), lte(orders.heldUntil, services.clock())))
    .orderBy(asc(isAsked(services)), asc(orders.heldUntil))
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

/** Whether a provider is asked first: while it does not reply, those keep no other from ending. */
function isAsked({ database, providers }: CheckoutServices) {
  return exists(
    database.sql
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orders.id), isOpenAttempt, isNotManual(providers))),
  )
}
