import { eq } from 'drizzle-orm'
import type { Id } from '../../contract/api/ids'
import { orderStates, type OrderState } from '../../contract/orderStates'
import { ordersReplies } from '../../wording/replies/orders'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { clients, orders, payments } from '../database/schema'
import { findWord } from '../catalogue/findWord'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { readOrderId } from '../cart/orderId'
import { queueProgressMail } from './progressMails'
import { hasArrived, nextStates } from './stateMachine'
import { giveStockBack, lockProducts } from '../stock/queries'

/** `restock`: whether the articles of a returned parcel are added to the stock. */
type Change = { id: Id; state: string; restock?: boolean }
type Changed = { id: number; from: OrderState; to: OrderState }

/**
 * Changes the state of a paid order: 404 for an unknown order, 409 with the allowed states for any
 * other state. Cancelling restores the stock, refunding returns the money; mails inform the client.
 */
export async function changeOrderState(
  {
    database,
    payment,
    clock,
    settings,
  }: Pick<Services, 'database' | 'payment' | 'clock' | 'settings'>,
  change: Change,
): Promise<Changed> {
  const id = readOrderId(change.id)
  if (id === undefined) throw orderUnknown()
  const asked = findWord(orderStates, change.state) ?? change.state
  // The provider refunds before the state changes: a second refund has no effect, but a state
  // without its refund could not be repaired.
  if (asked === 'remboursée') {
    checkRestock(await possibleChange(database.sql, id, asked), change.restock)
    const [paid] = await database.sql.select().from(payments).where(eq(payments.orderId, id))
    if (paid) await payment.refund(paid)
  }
  return inTransaction(database.sql, async (tx) => {
    await lockOrder(tx, id)
    const changed = await possibleChange(tx, id, asked)
    checkRestock(changed, change.restock)
    if (changed.to === 'annulée' || change.restock) {
      await lockProducts(tx, id)
      const cause = changed.to === 'annulée' ? 'release' : 'return'
      await giveStockBack(tx, { id, cause, at: clock() })
    }
    if (changed.to === 'remboursée')
      await tx
        .update(payments)
        .set({ state: 'refunded', at: clock() })
        .where(eq(payments.orderId, id))
    const forgets = changed.isClientDeleted && hasArrived(changed.to)
    await tx
      .update(orders)
      .set({ state: changed.to, ...(forgets && { address: null }) })
      .where(eq(orders.id, id))
    await queueProgressMail(tx, settings, { ...changed, id, at: clock() })
    return { id, from: changed.from, to: changed.to }
  })
}

/**
 * The articles of a returned parcel may be spoilt, so the shopkeeper must say whether they are
 * restocked.
 */
function checkRestock({ to }: Pick<Changed, 'to'>, restock: boolean | undefined): void {
  if (to === 'retournée' && restock === undefined)
    throw new ProblemError(409, 'invalid_input', ordersReplies.restockUnsaid)
  if (to !== 'retournée' && restock !== undefined)
    throw new ProblemError(409, 'invalid_input', ordersReplies.restockElsewhere(to))
}

/** Locks the client before the order, like all code that writes both. */
async function lockOrder(tx: Sql, id: number): Promise<void> {
  await tx
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(orders, eq(orders.clientId, clients.id))
    .where(eq(orders.id, id))
    .for('key share', { of: clients })
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
}

async function possibleChange(sql: Sql, id: number, state: string) {
  const [order] = await sql
    .select({ from: orders.state, delivery: orders.delivery, deletedAt: clients.deletedAt })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, id))
  if (!order?.delivery) throw orderUnknown()
  const { from, delivery, deletedAt } = order
  const allowed = nextStates(from, delivery)
  const to = allowed.find((one) => one === state)
  if (!to) {
    const message = ordersReplies.impossibleChange(from, state, allowed)
    throw new ProblemError(409, 'invalid_input', message)
  }
  return { from, to, isClientDeleted: deletedAt !== null }
}

const orderUnknown = () => new ProblemError(404, 'not_found', ordersReplies.unknown)
