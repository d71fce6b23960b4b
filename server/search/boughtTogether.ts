import { sql as raw } from 'drizzle-orm'
import { soldStates } from '../catalogue/rules'
import { productIdOf } from '../database/bySerial'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { fewestBuyers } from '../database/schema'

/** The newest lines of a product that are looked at, so that a step is as short in a large shop. */
const maxLines = 200
/** Others kept for a product: some may be sold out when its page is read. */
const maxOthers = 12
/** Products of one step. */
const batch = 10

/** Null where the last product was counted. */
type Step = { last: number | null; changed: number }

/**
 * Counts for the next products after an id what different clients bought in one order with each, in
 * one statement. Orders paid before `since` and those given back do not count, and what fewer than
 * three clients bought is not kept.
 */
export async function countTogether(
  sql: Sql,
  { after, since }: { after: number; since: Date },
): Promise<Step> {
  const states = raw.join(
    soldStates.map((state) => raw`${state}`),
    raw`, `,
  )
  const [step] = await rowsOf<Step>(
    sql,
    raw`with batch as (
      select id from products where id > ${after} order by id limit ${batch}
    ), lately as (
      select batch.id, line.order_id from batch cross join lateral (
        select order_id from order_lines where product_id = batch.id
        order by position desc limit ${maxLines}
      ) as line
    ), bought as (
      select lately.id, other.product_id as other_id, count(distinct orders.client_id)::int as buyers
      from lately
      join orders on orders.id = lately.order_id and orders.state in (${states})
        and orders.paid_at >= ${since.toISOString()}::timestamptz
      join order_lines as other on other.order_id = orders.id and other.product_id <> lately.id
      group by 1, 2 having count(distinct orders.client_id) >= ${fewestBuyers}
    ), ranked as (
      select *, row_number() over (partition by id order by buyers desc, other_id) as place from bought
    ), kept as (
      select * from ranked where place <= ${maxOthers}
    ), gone as (
      delete from bought_together using batch where product_id = batch.id and not exists(
        select from kept where kept.id = product_id and kept.other_id = bought_together.other_id
      ) returning 1
    ), written as (
      insert into bought_together (product_id, other_id, buyers) select id, other_id, buyers from kept
      on conflict (product_id, other_id) do update set buyers = excluded.buyers
      where bought_together.buyers <> excluded.buyers returning 1
    )
    select (select max(id) from batch) as last,
      ((select count(*) from gone) + (select count(*) from written))::int as changed`,
  )
  return step ?? { last: null, changed: 0 }
}

/** The products on sale and in stock that most clients bought with one, but not its formats. */
export async function listTogether(sql: Sql, serial: string, limit: number): Promise<number[]> {
  const found = await rowsOf<{ id: number }>(
    sql,
    raw`select other.id from bought_together
      join products as bought on bought.id = bought_together.product_id
      join products as other on other.id = bought_together.other_id
      where bought_together.product_id = (${productIdOf(sql, serial)})
        and not other.retired and other.stock > 0
        and (bought.facts ->> 'group' = other.facts ->> 'group') is not true
      order by bought_together.buyers desc, other.id limit ${limit}`,
  )
  return found.map(({ id }) => id)
}
