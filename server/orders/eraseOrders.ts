import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { orderStates } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { orders } from '../database/schema'
import { hasArrived } from './stateMachine'

/**
 * Deletes a deleted client's cart, ends its unpaid orders and deletes the address of every order that
 * has arrived; open orders lose theirs on arrival.
 */
export async function eraseOrders(
  tx: Sql,
  { clientId, at }: { clientId: string; at: Date },
): Promise<void> {
  const own = eq(orders.clientId, clientId)
  await tx.delete(orders).where(and(own, eq(orders.state, 'panier')))
  // Due at once: the job that ends unpaid orders tells the provider and gives the stock back.
  await tx
    .update(orders)
    .set({ heldUntil: raw`least(${orders.heldUntil}, ${at.toISOString()}::timestamptz)` })
    .where(and(own, eq(orders.state, 'en attente de paiement')))
  await tx
    .update(orders)
    .set({ address: null, addressParts: null })
    .where(and(own, inArray(orders.state, orderStates.filter(hasArrived))))
}
