import { sql as raw } from 'drizzle-orm'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { isRefundOf, isSaleOf, linesOf } from './fragments'
import type { Days } from './periods'

type Row = { rate: number; sales_cents: number; refunds_cents: number; vat_cents: number }

/**
 * Sales and refunds of these days by VAT rate. The delivery fee is spread over the rates of its
 * order, and VAT rounded for each, exactly as `totalsOf` and the invoices do (`spread`, `vatWithin`).
 */
export function listRates(sql: Sql, days: Days): Promise<Row[]> {
  return rowsOf<Row>(
    sql,
    raw`with goods as (
        select orders.id, fee_cents as fee, frozen_vat_rate as rate,
          sum(quantity * frozen_price_cents::bigint - frozen_discount_cents) as cents
        from ${linesOf(days)}
        where ${isSaleOf(days)} group by orders.id, frozen_vat_rate
      ), weighed as (
        select *, case when sum(cents) over of_order > 0 then cents else 1 end as weight
        from goods window of_order as (partition by id)
      ), shared as (
        select *, div(fee * weight, sum(weight) over of_order) as part,
          mod(fee * weight, sum(weight) over of_order) as remainder
        from weighed window of_order as (partition by id)
      ), whole as (
        select rate, cents + part + (case when row_number() over (partition by id order by remainder desc, rate)
          <= fee - sum(part) over (partition by id) then 1 else 0 end) as gross
        from shared
      ), moved as (
        select rate, gross as sales, 0 as refunds, round(gross * rate / (10000.0 + rate)) as vat from whole
        union all
        select (share ->> 'vatRate')::int, 0, (share ->> 'grossCents')::int, -(share ->> 'vatCents')::int
          from refunds cross join jsonb_array_elements(refunds.vat) as share where ${isRefundOf(days)}
      )
      select rate, sum(sales)::float8 as sales_cents, sum(refunds)::float8 as refunds_cents,
        sum(vat)::float8 as vat_cents
      from moved group by rate order by rate`,
  )
}
