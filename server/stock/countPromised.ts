import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { promisedStates } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { refundedPieces, restockedPieces, unrefundedPieces } from '../database/returnedPieces'
import { orderLines, orders } from '../database/schema'

/**
 * The pieces of a product that are sold, and still in the shop: who counts the shelf leaves them out,
 * because the stock has them no more. Refunded ones are in no parcel.
 */
export async function countPromised(sql: Sql, productId: number): Promise<number> {
  const gone = raw`greatest(${restockedPieces}, ${refundedPieces} + ${unrefundedPieces})`
  const [row] = await sql
    .select({
      pieces: raw<number>`coalesce(sum(greatest(0, ${orderLines.quantity} - ${gone})), 0)::int`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(inArray(orders.state, promisedStates), eq(orderLines.productId, productId)))
  return row?.pieces ?? 0
}
