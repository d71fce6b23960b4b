import { asc, eq } from 'drizzle-orm'
import { lineName } from '../../wording/grinds'
import type { Sql } from '../database/connect'
import { grindOf, isBeans } from '../database/grind'
import { frozenLine } from '../database/placedOrders'
import { unpackedPieces } from '../database/returnedPieces'
import { orderLines, products } from '../database/schema'

/** The pieces of an order that were refunded or withdrawn, in the order of its lines. */
export async function findUnpacked(sql: Sql, orderId: number) {
  const lines = await sql
    .select({
      name: frozenLine.name,
      grind: orderLines.grind,
      isBeans,
      quantity: unpackedPieces,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, ...article }) => ({
      name: lineName({ ...article, grind: grindOf(article) }),
      quantity,
    }))
}
