import { and, eq, ne, sql as raw } from 'drizzle-orm'
import type { Id } from '../../contract/api/ids'
import { readOrderId } from '../cart/orderId'
import { buyerColumns, toBuyer } from '../clients/lockBuyer'
import type { Sql } from '../database/connect'
import { placedColumns } from '../database/placedOrders'
import { prepareOnce } from '../database/prepareOnce'
import { clients, orders } from '../database/schema'
import { orderUnknown } from './orderUnknown'

/**
 * Locks an order until the transaction ends, and its client before it, like all code that writes
 * both; undefined if it is unknown, or still a cart. Its buyer is undefined once the account is deleted.
 */
export async function lockOrder(tx: Sql, id: number) {
  const [client] = await lockedClient(tx).execute({ id })
  const [order] = await lockedOrder(tx).execute({ id })
  if (!client || !order) return undefined
  const isClientDeleted = client.deletedAt !== null
  return { ...order, isClientDeleted, buyer: isClientDeleted ? undefined : toBuyer(client) }
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** The same; throws a ProblemError (404) instead. */
export async function lockKnownOrder(tx: Sql, id: Id): Promise<LockedOrder> {
  const number = readOrderId(id)
  const order = number === undefined ? undefined : await lockOrder(tx, number)
  if (!order) throw orderUnknown()
  return order
}

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
    .select(placedColumns)
    .from(orders)
    .where(and(eq(orders.id, raw.placeholder('id')), ne(orders.state, 'panier')))
    .for('update')
    .prepare('locked_order'),
)
