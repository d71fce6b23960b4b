import { sql as raw } from 'drizzle-orm'
import { rowsOf } from '../../database/rowsOf'
import { reasonOfCancelled } from '../../orders/refunds/refundRules'
import type { Sql } from '../../database/connect'
import { isRefundOf, isSaleOf, linesOf, returnedOfSale } from './fragments'
import type { Days } from './periods'

type ProductRow = {
  serial: string
  name: string
  category: string
  pieces: number
  sales_cents: number
  refunds_cents: number
}
type CategoryRow = { name: string; sales_cents: number; refunds_cents: number }

/**
 * The pieces of each product sold on these days, and what was returned of it: by article, or as what
 * was left of an order that was cancelled. A sum that was given back for no article returns none.
 */
const movedOn = (days: Days) =>
  raw`(
    select product_id, sum(quantity) as pieces, sum(quantity * frozen_price_cents::bigint - frozen_discount_cents) as sales, 0 as refunds
      from ${linesOf(days)}
      where ${isSaleOf(days)} group by product_id
    union all
    select product_id, -sum(refund_lines.quantity), 0, sum(refund_lines.amount_cents)
      from refunds join refund_lines on refund_id = refunds.id
        join order_lines on order_lines.id = order_line_id
      where ${isRefundOf(days)} group by product_id
    union all
    select product_id, -sum(quantity - returned.pieces), 0,
        sum(quantity * frozen_price_cents::bigint - frozen_discount_cents - returned.cents)
      from (
          select distinct order_id from refunds
            where ${isRefundOf(days)} and reason = ${reasonOfCancelled} and ${returnedOfSale} > 0
        ) as cancelled
        join order_lines on order_lines.order_id = cancelled.order_id
        cross join lateral (
          select coalesce(sum(refund_lines.quantity), 0) as pieces, coalesce(sum(refund_lines.amount_cents), 0) as cents
            from refund_lines join refunds on refunds.id = refund_id and refunds.state = 'succeeded'
            where order_line_id = order_lines.id
        ) as returned
      group by product_id
  ) as moved join products on products.id = product_id join categories on categories.id = category_id`

/** Products by their sales, the most first. */
export function listProductSales(sql: Sql, days: Days, limit: number): Promise<ProductRow[]> {
  return rowsOf<ProductRow>(
    sql,
    raw`select products.serial, products.name, categories.name as category,
        sum(pieces)::int as pieces, sum(sales)::float8 as sales_cents, sum(refunds)::float8 as refunds_cents
      from ${movedOn(days)}
      group by products.id, categories.id
      order by sum(sales) - sum(refunds) desc, products.sort_name, products.serial limit ${limit}`,
  )
}

/** Categories by their sales, the most first; without the delivery fees. */
function listCategorySales(sql: Sql, days: Days): Promise<CategoryRow[]> {
  return rowsOf<CategoryRow>(
    sql,
    raw`select categories.name, sum(sales)::float8 as sales_cents, sum(refunds)::float8 as refunds_cents
      from ${movedOn(days)}
      group by categories.id order by sum(sales) - sum(refunds) desc, categories.id`,
  )
}

/** The same, each beside what it sold on other days; also those that sold then alone. */
export async function compareCategories(sql: Sql, days: Days, before: Days) {
  const [now, then] = [await listCategorySales(sql, days), await listCategorySales(sql, before)]
  const netOf = ({ sales_cents: sales, refunds_cents: refunds }: CategoryRow) => sales - refunds
  const gone = then.filter(({ name }) => !now.some((row) => row.name === name))
  return [
    ...now.map((row) => {
      const earlier = then.find(({ name }) => name === row.name)
      return { ...row, before_cents: earlier ? netOf(earlier) : 0 }
    }),
    ...gone.map((row) => ({
      name: row.name,
      sales_cents: 0,
      refunds_cents: 0,
      before_cents: netOf(row),
    })),
  ]
}
