import { and, eq, inArray, not, sql as raw, type SQL } from 'drizzle-orm'
import { orderStates } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { clients, orders } from '../database/schema'
import { eraseConfirmations } from './confirmations'
import { forgetActs, forgetDelivery } from './forgetDelivery'
import { recipientName } from './recipientName'
import { isOver } from './stateMachine'

/**
 * Deletes a deleted client's cart, ends its unpaid orders and deletes the address of every order that
 * is over; open orders keep theirs, with the client's name, until then. Confirmations that must
 * be archived stay.
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
    // The account still has its name.
    .set({ recipient: recipientName })
    .from(clients)
    .where(and(own, eq(clients.id, orders.clientId), not(isOrderOver)))
  const idsOf = (where: SQL | undefined) => tx.select({ id: orders.id }).from(orders).where(where)
  await forgetDelivery(tx, idsOf(and(own, isOrderOver)))
  await forgetActs(tx, idsOf(own))
}

const isOrderOver = inArray(orders.state, orderStates.filter(isOver))
