import { sql as raw } from 'drizzle-orm'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { surplus } from '../../orders/money'
import { isRefundOf, isSaleOf, returnedOfSale } from './fragments'
import type { Days } from './periods'

type Row = {
  means: PaymentMeans | null
  orders: number
  sales_cents: number
  refunds_cents: number
}

/** Sales by the means that paid, refunds by the one that gave the money back, the most first. */
export function listMeans(sql: Sql, days: Days): Promise<Row[]> {
  return rowsOf<Row>(
    sql,
    raw`select means, sum(orders)::int as orders, sum(sales)::float8 as sales_cents,
        sum(refunds)::float8 as refunds_cents
      from (
        select (select means from payment_attempts where order_id = orders.id
            and state = 'succeeded' and failure_code is null
            order by id in ${surplus}, ended_at limit 1) as means,
          1 as orders, total_cents as sales, 0 as refunds
          from orders where ${isSaleOf(days)}
        union all
        select coalesce(made_by, means), 0, 0, ${returnedOfSale}
          from refunds join payment_attempts on payment_attempts.id = attempt_id
          where ${isRefundOf(days)}
      ) as moved group by means order by sum(sales) desc, means`,
  )
}
