import { and, desc, eq, gt, inArray, ne, notExists, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { refundLines, refunds } from '../../database/schema'
import { findRefundableLines } from './refundQueries'
import { chooseParts, piecesToRestock, type RefundPart } from './refundRules'
import { restockParts } from './restockParts'

type Returned = {
  orderId: number
  pieces: readonly { id: string; quantity: number }[]
  at: Date
}

/**
 * Restocks pieces of a locked order whose money has gone back before them. They become lines of an
 * earlier refund, so that they count as returned.
 */
export async function restockRefunded(tx: Sql, { orderId, pieces, at }: Returned): Promise<void> {
  const chosen = chooseParts(await findRefundableLines(tx, orderId), pieces)
  const parts = chosen.filter(({ line, quantity }) => piecesToRestock(line, quantity) !== null)
  if (parts.length === 0) return
  const refundId = await findEarlierRefund(tx, orderId, parts)
  if (refundId === undefined) return
  await restockParts(tx, orderId, parts, at)
  await tx
    .insert(refundLines)
    .values(
      parts.map(({ line, quantity }) => ({
        refundId,
        orderLineId: line.id,
        quantity,
        amountCents: 0,
        restocked: true,
      })),
    )
    .onConflictDoUpdate({
      target: [refundLines.refundId, refundLines.orderLineId],
      set: { quantity: raw`${refundLines.quantity} + excluded.quantity` },
    })
}

/**
 * The last refund that counts none of these lines as lost, and whose document about them is already
 * made: a later document would charge for pieces that only came back.
 */
async function findEarlierRefund(tx: Sql, orderId: number, parts: readonly RefundPart[]) {
  const ids = parts.map(({ line }) => line.id)
  const lost = tx
    .select({ id: refundLines.refundId })
    .from(refundLines)
    .where(
      and(
        eq(refundLines.refundId, refunds.id),
        inArray(refundLines.orderLineId, ids),
        or(
          eq(refundLines.restocked, false),
          and(gt(refundLines.amountCents, 0), eq(refunds.state, 'requested')),
        ),
      ),
    )
  const [earlier] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'), notExists(lost)))
    .orderBy(desc(refunds.createdAt))
    .limit(1)
  return earlier?.id
}
