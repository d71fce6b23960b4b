import { sql as raw } from 'drizzle-orm'
import { addDays, inParis } from '../../../contract/parisianDays'
import { soldStates } from '../../catalogue/rules'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { linesOfDays } from './fragments'
import { dayMs } from '../../system/durations'

/** Days whose sales make the pace. */
const paceDays = 28
/** Nothing is foreseen further ahead. */
const furthestDays = 365

type Row = { serial: string; name: string; stock: number; sold: number; days: number }

/**
 * Products on sale that run out within a year if they go on selling as in the last four weeks, the
 * soonest first. A product younger than that has the pace of its own days.
 */
export async function listRunsOut(sql: Sql, now: Date, limit: number) {
  const since = new Date(now.getTime() - paceDays * dayMs).toISOString()
  const states = raw.join(
    soldStates.map((state) => raw`${state}`),
    raw`, `,
  )
  const rows = await rowsOf<Row>(
    sql,
    raw`with sold as (
        select product_id, sum(quantity)::int as sold from ${linesOfDays(paceDays)}
        where paid_at >= ${since}::timestamptz and paid_at <= ${now.toISOString()}::timestamptz
          and state in (${states}) group by product_id
      ), paced as (
        select serial, name, sort_name, stock, sold, floor(stock / (sold / least(${paceDays}::float8,
          greatest(1, extract(epoch from ${now.toISOString()}::timestamptz - created_at)::float8 / 86400)))) as days
        from sold join products on id = product_id where not retired and stock > 0
      )
      select serial, name, stock, sold, days::int from paced where days <= ${furthestDays}
      order by days, sort_name, serial limit ${limit}`,
  )
  const { day: today } = inParis(now)
  return rows.map(({ days, ...row }) => ({ ...row, day: addDays(today, days) }))
}
