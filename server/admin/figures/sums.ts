import { sql as raw } from 'drizzle-orm'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { isRefundOf, isSaleOf, returnedOfSale } from './fragments'
import type { Days } from './periods'

export type FigureSums = {
  orders: number
  sales_cents: number
  fees_cents: number
  refunds_cents: number
}

/**
 * The sales and the refunds of these days, in cents. Sums are read as float8, which holds cents
 * exactly and which the driver gives as a number.
 */
export async function sumSales(sql: Sql, days: Days): Promise<FigureSums> {
  const [row] = await rowsOf<FigureSums>(
    sql,
    raw`select count(*)::int as orders,
        coalesce(sum(total_cents), 0)::float8 as sales_cents,
        coalesce(sum(fee_cents), 0)::float8 as fees_cents,
        (select coalesce(sum(${returnedOfSale}), 0)::float8 from refunds where ${isRefundOf(days)}) as refunds_cents
      from orders where ${isSaleOf(days)}`,
  )
  if (!row) throw new Error('A sum without a group returned no row')
  return row
}

/** What the documents of these days sum up to; null for none. */
export async function sumDocuments(sql: Sql, { from, to }: Days) {
  type Sums = { sales_cents: number | null; refunds_cents: number | null }
  const [row] = await rowsOf<Sums>(
    sql,
    raw`select sum(gross_cents) filter (where journal.kind = 'sale')::float8 as sales_cents,
        sum(gross_cents) filter (where journal.kind = 'refund')::float8 as refunds_cents
      from journal join documents on number = document
      where journal.day between ${from}::date and ${to}::date and journal.kind in ('sale', 'refund')`,
  )
  const { sales_cents: sales = null, refunds_cents: refunds = null } = row ?? {}
  if (sales === null && refunds === null) return null
  return { sales_cents: sales ?? 0, refunds_cents: refunds ?? 0 }
}
