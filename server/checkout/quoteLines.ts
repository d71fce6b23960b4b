import { asc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { orderLines, orders, products } from '../database/schema'
import { lineColumns, openCartOf } from '../cart/queries'

/** The lines of the client's open cart with what a quote needs, in their order. */
export const findQuoteLines = (sql: Sql, clientId: string): Promise<QuoteLine[]> =>
  preparedLines(sql).execute({ clientId })

const preparedLines = prepareOnce((sql) =>
  quoteLines(sql)
    .where(openCartOf(raw.placeholder('clientId')))
    .orderBy(asc(orderLines.position))
    .prepare('quote_lines'),
)

/** The same of one order, such as a locked cart. */
export const findQuoteLinesOf = (sql: Sql, orderId: number): Promise<QuoteLine[]> =>
  preparedLinesOf(sql).execute({ orderId })

const preparedLinesOf = prepareOnce((sql) =>
  quoteLines(sql)
    .where(eq(orders.id, raw.placeholder('orderId')))
    .orderBy(asc(orderLines.position))
    .prepare('quote_lines_of'),
)
export type QuoteLine = Awaited<ReturnType<typeof quoteLines>>[number]

function quoteLines(sql: Sql) {
  return sql
    .select({
      ...lineColumns,
      categoryId: products.categoryId,
      vatRate: products.vatRate,
      weightGrams: products.weightGrams,
      deliveryExtraCents: products.deliveryExtraCents,
      pickupOnly: products.pickupOnly,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
}
