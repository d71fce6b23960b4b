import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { orderLines, withdrawalLines, withdrawals } from '../database/schema'
import { refundedMeanwhile, unrefundedPieces } from '../database/returnedPieces'
import { findRefundableLines } from '../orders/refunds/refundQueries'
import { findDeclaredLines } from './findDeclared'
import { isAllBack, openStates, piecesToRefund } from './rules'

type Matched = { id: number; orderId: number }

/**
 * The pieces that a withdrawal returns, whether nothing of its order is left then, whether they were
 * free and bring no fee back, and whether all that it names is restocked already.
 */
export async function findReturned(tx: Sql, { id, orderId }: Matched) {
  const lines = await findLines(tx, { id, orderId })
  const declared = await findDeclaredLines(tx, id)
  const pieces = piecesToRefund(lines, declared)
  const isAll = isAllBack(lines, pieces)
  const isFree = (piece: { id: string }) =>
    lines.some((line) => line.id === piece.id && line.netCents === 0)
  const named = declared.length > 0 ? declared : lines
  return {
    pieces,
    isAll,
    areFree: !isAll && pieces.length > 0 && pieces.every(isFree),
    areRestocked: named.every(
      ({ id: line, quantity }) =>
        quantity <= (lines.find((one) => one.id === line)?.restocked ?? 0),
    ),
  }
}

/**
 * Whether another open withdrawal names a line of this one: a piece that was refunded on the order
 * counts for the one of them that ends first.
 */
export async function isAlsoClaimed(tx: Sql, id: number): Promise<boolean> {
  const named = tx
    .select({ line: withdrawalLines.orderLineId })
    .from(withdrawalLines)
    .where(eq(withdrawalLines.withdrawalId, id))
  const others = await tx
    .select({ id: withdrawals.id })
    .from(withdrawalLines)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .where(
      and(
        ne(withdrawals.id, id),
        inArray(withdrawals.state, openStates),
        inArray(withdrawalLines.orderLineId, named),
      ),
    )
    .limit(1)
  return others.length > 0
}

/**
 * The lines of an order, with the pieces that came back without a refund among the refunded, and those
 * that were refunded for this withdrawal before.
 */
async function findLines(tx: Sql, { id, orderId }: Matched) {
  const returned = await tx
    .select({ id: orderLines.id, unrefunded: unrefundedPieces, before: refundedMeanwhile(id) })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const byId = new Map(returned.map((line) => [line.id, line]))
  return (await findRefundableLines(tx, orderId)).map(({ refunded, ...line }) => ({
    ...line,
    refunded: refunded + (byId.get(line.id)?.unrefunded ?? 0),
    before: byId.get(line.id)?.before ?? 0,
  }))
}
