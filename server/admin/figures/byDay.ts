import { sql as raw } from 'drizzle-orm'
import { addDays } from '../../../contract/parisianDays'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { dayOf, isRefundOf, isSaleOf, returnedOfSale } from './fragments'
import { countDays, type Days } from './periods'

type Row = { day: string; orders: number; sales_cents: number; refunds_cents: number }

/** Each of these days in Paris, also those on which nothing was sold. */
export async function listDays(sql: Sql, days: Days): Promise<Row[]> {
  const found = await rowsOf<Row>(
    sql,
    raw`select day::text, sum(orders)::int as orders, sum(sales)::float8 as sales_cents,
        sum(refunds)::float8 as refunds_cents
      from (
        select ${dayOf(raw`orders.paid_at`)} as day, 1 as orders, total_cents as sales, 0 as refunds
          from orders where ${isSaleOf(days)}
        union all
        select ${dayOf(raw`refunds.ended_at`)}, 0, 0, ${returnedOfSale}
          from refunds where ${isRefundOf(days)}
      ) as moved group by day`,
  )
  const byDay = new Map(found.map((row) => [row.day, row]))
  return Array.from({ length: countDays(days) }, (_, index) => {
    const day = addDays(days.from, index)
    return byDay.get(day) ?? { day, orders: 0, sales_cents: 0, refunds_cents: 0 }
  })
}
