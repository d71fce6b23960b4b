import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { orderStates } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { auditLog, orders } from '../database/schema'
import { eraseConfirmations } from './confirmations'
import { forgottenAddress } from './forgottenAddress'
import { hasArrived } from './stateMachine'

/**
 * Deletes a deleted client's cart, ends its unpaid orders and deletes the address of every order that
 * has arrived; open orders lose theirs on arrival. Confirmations that must be archived stay.
 */
export async function eraseOrders(
  tx: Sql,
  { clientId, at }: { clientId: string; at: Date },
): Promise<void> {
  const own = eq(orders.clientId, clientId)
  await tx.delete(orders).where(and(own, eq(orders.state, 'panier')))
  await eraseConfirmations(tx, clientId)
  // Due at once: the job that ends unpaid orders tells the provider and gives the stock back.
  await tx
    .update(orders)
    .set({ heldUntil: raw`least(${orders.heldUntil}, ${at.toISOString()}::timestamptz)` })
    .where(and(own, eq(orders.state, 'en attente de paiement')))
  await tx
    .update(orders)
    .set(forgottenAddress)
    .where(and(own, inArray(orders.state, orderStates.filter(hasArrived))))
  // That an act was done stays; what was written of the person goes.
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        inArray(auditLog.orderId, tx.select({ id: orders.id }).from(orders).where(own)),
        inArray(auditLog.act, ['order_note', 'order_address']),
      ),
    )
}
