import { eq, sql as raw } from 'drizzle-orm'
import { buyerColumns, toBuyer } from '../clients/lockBuyer'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { clients, orders } from '../database/schema'

/**
 * Locks an order until the transaction ends, and its client before it, like all code that writes
 * both; undefined if it is unknown. Its buyer is undefined once the account is deleted.
 */
export async function lockOrder(tx: Sql, id: number) {
  const [client] = await lockedClient(tx).execute({ id })
  const [order] = await lockedOrder(tx).execute({ id })
  if (!client || !order) return undefined
  const isClientDeleted = client.deletedAt !== null
  return { ...order, isClientDeleted, buyer: isClientDeleted ? undefined : toBuyer(client) }
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

const lockedClient = prepareOnce((sql) =>
  sql
    .select({ ...buyerColumns, deletedAt: clients.deletedAt })
    .from(clients)
    .innerJoin(orders, eq(orders.clientId, clients.id))
    .where(eq(orders.id, raw.placeholder('id')))
    .for('no key update', { of: clients })
    .prepare('locked_client'),
)

const lockedOrder = prepareOnce((sql) =>
  sql
    .select()
    .from(orders)
    .where(eq(orders.id, raw.placeholder('id')))
    .for('update')
    .prepare('locked_order'),
)
