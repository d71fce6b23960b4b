import { and, asc, desc, eq, inArray, notExists, sql as raw } from 'drizzle-orm'
import { withdrawableStates } from '../../contract/orderStates'
import { lineName } from '../../wording/grinds'
import type { Sql } from '../database/connect'
import { grindOf, isBeans } from '../database/grind'
import { openRefund } from '../database/openRefund'
import { frozenLine, placedColumns } from '../database/placedOrders'
import { orderLines, orders, products, withdrawalLines, withdrawals } from '../database/schema'
import { openPieces, refundedPieces, unrefundedPieces } from '../database/returnedPieces'
import { openStates } from './rules'

/** Pieces of a line that neither a refund nor a withdrawal has returned, and no open one is about. */
const left = raw<number>`greatest(0,
  ${orderLines.quantity} - ${refundedPieces} - ${unrefundedPieces} - ${openPieces})::int`

/** Whether money of the order is left to refund. */
const isMoneyHeld = raw<boolean>`not exists (select from payment_attempts a
  where a.order_id = "orders"."id" and a.state = 'succeeded' having sum(a.amount_cents) <=
    (select coalesce(sum(r.amount_cents), 0) from refunds r
      where r.order_id = "orders"."id" and r.state <> 'failed'))`

/**
 * The lines of a client's orders with the pieces that are left to withdraw from, newest order first;
 * without orders that an open withdrawal is about as a whole.
 */
export async function findWithdrawable(
  sql: Sql,
  { clientId, orderId }: { clientId: string; orderId?: number },
) {
  const whole = sql
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.orderId, orders.id),
        inArray(withdrawals.state, openStates),
        notExists(
          sql
            .select({ id: withdrawalLines.withdrawalId })
            .from(withdrawalLines)
            .where(eq(withdrawalLines.withdrawalId, withdrawals.id)),
        ),
      ),
    )
  const rows = await sql
    .select({
      orderId: orders.id,
      orderedAt: placedColumns.orderedAt,
      receivedAt: orders.receivedAt,
      id: orderLines.id,
      name: frozenLine.name,
      grind: orderLines.grind,
      isBeans,
      quantity: left,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orders.clientId, clientId),
        inArray(orders.state, withdrawableStates),
        notExists(whole),
        isMoneyHeld,
        ...(orderId === undefined ? [] : [eq(orders.id, orderId)]),
      ),
    )
    .orderBy(desc(orders.orderedAt), desc(orders.id), asc(orderLines.position))
  return rows.map((row) => ({ ...row, name: lineName({ ...row, grind: grindOf(row) }) }))
}
export type WithdrawableLine = Awaited<ReturnType<typeof findWithdrawable>>[number]

/** The withdrawals of a client's orders, newest first. */
export function findOwnWithdrawals(sql: Sql, clientId: string) {
  return sql
    .select({
      orderId: orders.id,
      submittedAt: withdrawals.submittedAt,
      state: withdrawals.state,
      openRefund,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(orders.clientId, clientId))
    .orderBy(desc(withdrawals.submittedAt), desc(withdrawals.id))
}
