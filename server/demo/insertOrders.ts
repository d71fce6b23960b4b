import { sql as raw } from 'drizzle-orm'
import { demoWords as words } from '../../wording/demo'
import type { Sql } from '../database/connect'
import { orderLines, orders, paymentAttempts, products, refunds } from '../database/schema'
import { clientId } from './clientId'
import type { Batch } from './queries'
import { pastDays } from './rules'

type Filled = { orders: number; lines: number }

/**
 * Adds the paid orders of these numbers, with one to five lines of products on sale, the first
 * products more often; a number that exists is skipped. They count as sold after the next count of
 * sales.
 */
export async function insertOrders(
  sql: Sql,
  { from, to }: Batch,
  { clientCount, vatFranchise, now }: { clientCount: number; vatFranchise: boolean; now: Date },
): Promise<Filled> {
  const filling = sql.execute<Filled>(raw`
    with articles as materialized (
      select id, name, price_cents,
        case when ${vatFranchise}::boolean then 0 else vat_rate end as vat_rate,
        row_number() over (order by id) - 1 as place
      from ${products} where not retired
    ),
    picks as materialized (
      select n, id as product_id, name, price_cents, vat_rate, count(*)::int as quantity
      from generate_series(${from}::bigint, ${to}::bigint) as n
      cross join lateral generate_series(1, 1 + n % 5) as line
      join articles on place = floor(
        (select count(*) from articles) * power((n * 7919 + line * 104729) % 100003 / 100003.0::float8, 2)
      )::bigint
      group by n, id, name, price_cents, vat_rate
    ),
    wanted as materialized (
      select
        n,
        -- Each number once: both factors have no divisor in common.
        (10000000 + n * 49979687 % 90000000)::int as id,
        client, ${clientId(raw`client`)} as client_id,
        case when n % 2 = 0 then 'domicile' else 'magasin' end as delivery,
        ${now.toISOString()}::timestamptz
          - make_interval(mins => (n * 48271 % ${pastDays * 24 * 60}::bigint)::int) as paid_at,
        sum(price_cents * quantity)::int as total_cents
      from picks cross join lateral (select 1 + n * 31 % ${clientCount}::bigint as client) as whose
      group by n, client
    ),
    placed as (
      insert into ${orders}
        (id, client_id, state, delivery, adress, total_cents, vat_franchise, created_at, ordered_at, paid_at)
      select
        id, client_id,
        case
          when n % 101 = 0 then 'annulée'
          when n % 53 = 0 then 'annulée'
          when paid_at > ${now.toISOString()}::timestamptz - interval '3 days' then 'payée'
          when n % 214 = 0 then 'perdue'
          when n % 118 = 0 then 'retournée'
          when delivery = 'domicile' then 'livrée'
          else 'retirée'
        end,
        delivery,
        case delivery when 'domicile' then client || ' ' || ${words.street}::text end,
        total_cents, ${vatFranchise}::boolean, paid_at, paid_at, paid_at
      from wanted
      on conflict (id) do nothing
      returning id, state, total_cents, paid_at
    ),
    paid as (
      insert into ${paymentAttempts} (
        id, order_id, means, provider, provider_reference, amount_cents, state, created_at, ended_at
      )
      select
        md5('attempt' || id)::uuid, id, 'demonstration', 'demonstration', 'demonstration-' || id,
        total_cents, 'succeeded', paid_at, paid_at
      from placed
      returning id, order_id, amount_cents, ended_at
    ),
    shares as (
      select n, vat_rate, sum(price_cents * quantity)::int as gross
      from picks group by n, vat_rate
    ),
    returned as (
      insert into ${refunds} (
        id, order_id, attempt_id, amount_cents, vat, reason, requested_by, state,
        provider_reference, created_at, ended_at
      )
      select
        md5('refund' || paid.order_id)::uuid, paid.order_id, paid.id, paid.amount_cents,
        -- Nothing is charged for the delivery.
        jsonb_agg(jsonb_build_object(
          'vatRate', vat_rate, 'grossCents', gross, 'feeCents', 0,
          'vatCents', round(gross * vat_rate / (10000.0 + vat_rate))::int
        ) order by vat_rate),
        'order_cancelled', 'shop', 'succeeded', 'demonstration-' || paid.order_id,
        paid.ended_at, paid.ended_at
      from paid join placed on placed.id = paid.order_id join wanted on wanted.id = placed.id
        join shares using (n)
      where placed.state = 'annulée' and paid.amount_cents > 0
      group by paid.id, paid.order_id, paid.amount_cents, paid.ended_at
    ),
    added as (
      insert into ${orderLines}
        (id, order_id, product_id, quantity, frozen_name, frozen_price_cents, frozen_vat_rate)
      select
        md5(placed.id || '-' || product_id)::uuid,
        placed.id, product_id, quantity, name, price_cents, vat_rate
      from placed join wanted using (id) join picks using (n)
      order by n, product_id
      returning 1
    )
    select
      (select count(*) from placed)::int as orders, (select count(*) from added)::int as lines
  `)
  const { rows } = (await filling) as { rows: Filled[] }
  return rows[0] ?? { orders: 0, lines: 0 }
}
