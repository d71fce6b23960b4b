import { and, inArray, sql as raw, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { auditLog, orders } from '../database/schema'

/** Ids, or a query of them. */
type OrderIds = number[] | SQLWrapper

/**
 * Erases whom and where orders of a deleted client went to, once nothing more will be handed over,
 * and what the log says of it.
 */
export async function forgetDelivery(tx: Sql, ids: OrderIds): Promise<void> {
  await tx
    .update(orders)
    .set({ recipient: null, address: null, addressParts: null, trackingNumber: null })
    .where(inArray(orders.id, ids))
  await forgetActs(tx, ids)
}

/** That an act was done stays in the log; what was written of the person goes. */
export async function forgetActs(tx: Sql, ids: OrderIds): Promise<void> {
  const ofOrders = inArray(auditLog.orderId, ids)
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(ofOrders, inArray(auditLog.act, ['order_note', 'order_address'])))
  await tx
    .update(auditLog)
    .set({ before: withoutParcel(auditLog.before), after: withoutParcel(auditLog.after) })
    .where(and(ofOrders, inArray(auditLog.act, ['order_state'])))
}

const withoutParcel = (column: SQLWrapper) => raw`${column} - array['carrier', 'trackingNumber']`
