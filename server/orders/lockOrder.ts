import { eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { clients, orders } from '../database/schema'

/**
 * Locks an order until the transaction ends, and its client before it, like all code that writes
 * both; undefined if it is unknown.
 */
export async function lockOrder(tx: Sql, id: number) {
  const [client] = await tx
    .select({ id: clients.id, deletedAt: clients.deletedAt })
    .from(clients)
    .innerJoin(orders, eq(orders.clientId, clients.id))
    .where(eq(orders.id, id))
    .for('key share', { of: clients })
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return client && order && { ...order, isClientDeleted: client.deletedAt !== null }
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
