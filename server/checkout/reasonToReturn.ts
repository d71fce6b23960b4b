import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { findCartLines } from '../cart/queries'
import { piecesOf } from '../cart/rules'
import type { Sql } from '../database/connect'
import { withdrawals } from '../database/schema'
import type { LockedOrder } from '../orders/lockOrder'
import { lockProducts, takeStock } from '../stock/queries'

/**
 * Why money for this order goes back; null if it pays the order. An order that has expired takes its
 * articles once more.
 */
export async function reasonToReturn(
  tx: Sql,
  order: LockedOrder,
  at: Date,
): Promise<string | null> {
  if (order.state === 'annulée') return 'order_cancelled'
  const isAwaited = order.state === 'en attente de paiement'
  if (!isAwaited && order.state !== 'expirée') return 'paid_twice'
  // Nobody is left to whom a contract could be confirmed.
  if (order.isClientDeleted) return 'order_expired'
  if (isAwaited) return null
  if (await isWithdrawn(tx, order.id)) return 'withdrawal'
  await lockProducts(tx, order.id)
  const lines = await findCartLines(tx, order.id)
  if (lines.some(({ productId, stock }) => piecesOf(lines, productId) > stock))
    return 'order_expired'
  await takeStock(tx, { id: order.id, at })
  return null
}

/** Whether its client has withdrawn from an order, matched or not yet, and was not refused. */
async function isWithdrawn(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        or(
          eq(withdrawals.orderId, orderId),
          and(isNull(withdrawals.orderId), eq(withdrawals.likelyOrderId, orderId)),
        ),
        ne(withdrawals.state, 'refused'),
      ),
    )
    .limit(1)
  return row !== undefined
}
