import { inArray } from 'drizzle-orm'
import { adminReplies as replies } from '../../../wording/replies/admin'
import type { Sql } from '../../database/connect'
import { orders } from '../../database/schema'
import { heldCents, moneyOfOrder } from '../../orders/money'
import { findOpen } from '../../withdrawals/findOpen'

/** Those of these orders from which a withdrawal goes on. */
export async function findWithdrawn(sql: Sql, ids: readonly number[]): Promise<Set<number>> {
  return new Set((await findOpen(sql, ids)).map(({ orderId }) => orderId))
}

/** Why those of these orders that nobody should send with many others are held back. */
export async function findHeldBack(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql
    .select({ id: orders.id, heldCents, ...moneyOfOrder })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  const reasons = new Map<number, string>()
  for (const { id, heldCents: held, takenCents, isDisputed } of rows) {
    if (takenCents > 0 && held <= 0) reasons.set(id, replies.moneyReturned)
    if (isDisputed) reasons.set(id, replies.contested)
  }
  for (const id of await findWithdrawn(sql, ids)) reasons.set(id, replies.withdrawnFrom)
  return reasons
}
