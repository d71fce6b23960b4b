import { and, eq, inArray } from 'drizzle-orm'
import { orderStates } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { orders } from '../database/schema'
import { hasArrived } from './stateMachine'

/**
 * Deletes a deleted client's cart and the address of every order that has arrived; open orders lose
 * theirs on arrival.
 */
export async function eraseOrders(tx: Sql, clientId: string): Promise<void> {
  const own = eq(orders.clientId, clientId)
  await tx.delete(orders).where(and(own, eq(orders.state, 'panier')))
  await tx
    .update(orders)
    .set({ address: null })
    .where(and(own, inArray(orders.state, orderStates.filter(hasArrived))))
}
