import { sql as raw } from 'drizzle-orm'

type Counts = { orders: number; products: number; staffId: string; now: Date }

/** Statements that write what clients say and await, what the staff did, and what stock moved. */
export function restStatements({ orders, products, staffId, now }: Counts) {
  const at = raw`${now.toISOString()}::timestamptz`
  return [
    // One in twenty lines is reviewed, each of a product and a client once.
    raw`insert into reviews (product_id, client_id, order_id, stars, text, author, state, reason, written_at, decided_at)
      select distinct on (product_id, client_id) product_id, client_id, orders.id, 1 + position % 5,
        'Une tasse ronde, de longues notes de cacao.', 'C.', verdict, case verdict when 'refused' then 'Hors sujet' end,
        paid_at + interval '9 days', case when verdict <> 'pending' then paid_at + interval '10 days' end
      from orders join order_lines on order_id = orders.id
        cross join lateral (select case when paid_at + interval '10 days' > ${at} then 'pending'
          when position % 400 = 0 then 'refused' else 'published' end as verdict) as decided
      where position % 20 = 0 and paid_at + interval '9 days' < ${at}`,
    raw`insert into audit_log (at, staff_id, act, after)
      select decided_at, ${staffId}::uuid, case state when 'refused' then 'review_refused' else 'review_published' end,
        jsonb_build_object('review', id) from reviews where state <> 'pending'`,
    raw`insert into audit_log (at, staff_id, act, order_id, before, after)
      select paid_at + n * interval '1 day', ${staffId}::uuid, 'order_state', id, '{"state":"payée"}', '{"state":"en préparation"}'
      from orders cross join generate_series(1, 2) as n where paid_at + interval '2 days' < ${at} order by paid_at`,
    raw`insert into stock_alerts (product_id, email, email_key, token_hash, created_at, confirmed_at, ends_at)
      select id, n || '@demo.test', n || '@demo.test', md5(id || '-' || n), ${at}, ${at}, ${at} + interval '90 days'
      from products cross join generate_series(1, 1 + id % 20) as n where stock = 0 and not retired`,
    raw`insert into outbox (id, client_id, recipient, subject, text, html, created_at, sent_at, is_paced, product_id)
      select md5('mail' || n)::uuid, null, 'a@demo.test', 'Objet', repeat('texte ', 200), repeat('<p>texte</p>', 200),
        ${at} - interval '1 day', ${at}, true, case when n % 10 = 0 then (select min(id) from products) + n % ${products}::int end
      from generate_series(1, ${Math.ceil(orders / 20)}::int) as n`,
    raw`insert into stock_movements (product_id, change, cause, order_id, at)
      select product_id, -quantity, 'sale', order_id, paid_at from order_lines join orders on orders.id = order_id
        where paid_at is not null and orders.id % 3 = 0`,
    raw`update products set retired = true where id % 20 = 11 and featured = false`,
  ]
}
