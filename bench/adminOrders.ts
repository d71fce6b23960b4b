import { sql as raw } from 'drizzle-orm'

const share = (every: number, which: number) => raw`id % ${every} = ${which}`

/** Statements that give the demonstration’s orders all their states, and their money its refunds. */
export const orderStatements = (now: Date) => [
  // Those of the last days are on their way.
  raw`update orders set state = case
      when ${share(4, 0)} then 'payée' when ${share(4, 1)} then 'en préparation'
      when delivery = 'magasin' then 'prête' else 'expédiée' end
    where state = 'payée'`,
  // One of a hundred was never paid; some of these are awaited.
  raw`update orders set paid_at = null, state = 'expirée'
    where ${share(100, 7)} and state in ('livrée', 'retirée')`,
  raw`update payment_attempts set state = 'expired' from orders
    where orders.id = order_id and paid_at is null`,
  raw`update orders set state = 'en attente de paiement', ordered_at = ${now.toISOString()}::timestamptz - interval '1 day',
      held_until = ${now.toISOString()}::timestamptz + interval '7 days'
    where state = 'expirée' and ${share(7, 1)}`,
  raw`update payment_attempts set state = 'pending', means = 'transfer', ended_at = null,
      expires_at = ${now.toISOString()}::timestamptz + interval '7 days'
    from orders where orders.id = order_id and orders.state = 'en attente de paiement'`,
  // One of forty is returned in part.
  raw`insert into refunds (id, order_id, attempt_id, amount_cents, reason, requested_by, state, provider_reference, created_at, ended_at)
    select md5('part' || order_id)::uuid, order_id, attempt.id, greatest(1, amount_cents / 3), 'goodwill', 'shop',
      case when ended_at > ${now.toISOString()}::timestamptz - interval '20 days' and order_id % 120 = 0 then 'requested' else 'succeeded' end,
      'part-' || order_id, ended_at + interval '2 days', ended_at + interval '2 days'
    from payment_attempts attempt join orders on orders.id = order_id
    where attempt.state = 'succeeded' and order_id % 40 = 0 and amount_cents > 0 and orders.state <> 'annulée'`,
  raw`update refunds set vat = jsonb_build_array(jsonb_build_object('vatRate', 550, 'grossCents', amount_cents,
      'feeCents', 0, 'vatCents', round(amount_cents * 550 / 10550.0)))`,
  raw`insert into refund_lines (refund_id, order_line_id, quantity, amount_cents, restocked)
    select distinct on (refunds.id) refunds.id, order_lines.id, 1, least(amount_cents, frozen_price_cents), true
    from refunds join order_lines on order_lines.order_id = refunds.order_id
    order by refunds.id, order_lines.id`,
  raw`insert into withdrawals (key, order_id, order_text, name, email, email_key, channel, submitted_at, state, changed_at, is_mailed)
    select md5('withdrawal' || orders.id)::uuid, orders.id, orders.id::text, first_name, email, email_key, 'client',
      received, case when received > ${now.toISOString()}::timestamptz - interval '10 days' then 'accepted' else 'refunded' end, received, true
    from orders join clients on clients.id = client_id
      cross join lateral (select paid_at + interval '6 days' as received) as moment
    where orders.id % 200 = 3 and orders.state in ('livrée', 'retirée')`,
  raw`insert into promotion_codes (code, kind, value, created_at)
    select 'CODE' || n, 'percent', 10, ${now.toISOString()}::timestamptz from generate_series(1, 5) as n`,
]
