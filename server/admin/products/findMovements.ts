import { and, desc, eq, inArray, notInArray, sql as raw, type SQL } from 'drizzle-orm'
import { maxMovements } from '../../../contract/maxMovements'
import type { StockCause } from '../../../contract/stockCauses'
import type { Sql } from '../../database/connect'
import { stockMovements } from '../../database/schema'
import { firstOf } from '../../database/firstOf'

const causedByOrders: StockCause[] = ['sale', 'release', 'return']

/**
 * The last movements of a stock, newest first: those of orders apart from those of people and files,
 * so that sales push no arrival out; and whether these are all.
 */
export async function findMovements(sql: Sql, productId: number) {
  const { cause } = stockMovements
  const byOrders = await lastOf(sql, productId, inArray(cause, causedByOrders))
  const byOthers = await lastOf(sql, productId, notInArray(cause, causedByOrders))
  return {
    movements: [...byOrders.listed, ...byOthers.listed]
      .sort((one, other) => other.id - one.id)
      .map(({ at, change, cause, order, who }) => ({
        ...{ at: at.toISOString(), change, cause, order, who },
      })),
    has_all_movements: !byOrders.hasMore && !byOthers.hasMore,
  }
}

/** The act of the same moment says whose each is. */
async function lastOf(sql: Sql, productId: number, isOfCause: SQL) {
  const found = await sql
    .select({
      id: stockMovements.id,
      at: stockMovements.at,
      change: stockMovements.change,
      cause: stockMovements.cause,
      order: stockMovements.orderId,
      who: raw<string | null>`(select staff.email from audit_log join staff on staff.id = staff_id
        where audit_log.product_id = "stock_movements"."product_id" and act = 'stock_moved'
        and audit_log.at = "stock_movements"."at" limit 1)`,
    })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), isOfCause))
    .orderBy(desc(stockMovements.id))
    .limit(maxMovements + 1)
  return firstOf(found, maxMovements)
}
