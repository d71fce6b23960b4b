import { inArray } from 'drizzle-orm'
import { adminReplies as replies } from '../../../wording/replies/admin'
import type { Sql } from '../../database/connect'
import { orders } from '../../database/schema'
import { moneyOfOrder, paymentStateOf } from '../../orders/money'
import { findOpen } from '../../withdrawals/findOpen'

/** Those of these orders from which a withdrawal goes on. */
export async function findWithdrawn(sql: Sql, ids: readonly number[]): Promise<Set<number>> {
  return new Set((await findOpen(sql, ids)).map(({ orderId }) => orderId))
}

/** Why those of these orders that nobody should send with many others are held back. */
export async function findHeldBack(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql
    .select({ id: orders.id, state: orders.state, ...moneyOfOrder })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  const reasons = new Map<number, string>()
  for (const { id, state, ...money } of rows) {
    const payment = paymentStateOf(state, money)
    if (payment === 'remboursée') reasons.set(id, replies.moneyReturned)
    if (payment === 'contestée') reasons.set(id, replies.contested)
  }
  for (const id of await findWithdrawn(sql, ids)) reasons.set(id, replies.withdrawnFrom)
  return reasons
}
