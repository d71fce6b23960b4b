import { sql as raw } from 'drizzle-orm'

const toDay = (moment: string) => raw.raw(`(${moment} at time zone 'Europe/Paris')::date`)

/** Statements that write invoices, credit notes and the journal, with every month closed but the last two. */
export const bookStatements = [
  raw`create temporary table book as
    select row_number() over (order by at, kind, order_id)::int as position, * from (
      select attempt.ended_at as at, ${toDay('attempt.ended_at')} as day, 'sale' as kind, order_id,
        attempt.id as attempt_id, null::uuid as refund_id, amount_cents as cents
      from payment_attempts attempt where state = 'succeeded'
      union all
      select ended_at, ${toDay('ended_at')}, 'refund', order_id, null, id, amount_cents
      from refunds where state = 'succeeded'
    ) as moved`,
  raw`alter table book add column number text`,
  raw`update book set number = case kind when 'sale' then 'F' else 'A' end || extract(year from day) || '-'
    || repeat('0', 5 - length(position::text)) || position`,
  raw`insert into documents (number, kind, is_specimen, order_id, attempt_id, refund_id, day, gross_cents, snapshot, buyer)
    select number, case kind when 'sale' then 'invoice' else 'credit_note' end, false, order_id, attempt_id,
      refund_id, day, cents, ${'{"kind":"invoice"}'}, jsonb_build_object('name', first_name || ' ' || last_name,
        'address', clients.adress, 'deliveryAddress', null)
    from book join orders on orders.id = order_id join clients on clients.id = client_id`,
  raw`insert into journal (position, kind, document, day, content, hash)
    select position, kind, number, day, json_build_object('at', at, 'order', order_id, 'means', 'demonstration',
      'grossCents', case kind when 'sale' then cents else -cents end, 'vat', json_build_array(json_build_object(
        'vatRate', 550, 'netCents', cents - round(cents * 550 / 10550.0), 'vatCents', round(cents * 550 / 10550.0),
        'grossCents', cents)), 'digest', null, 'reason', null)::text, md5(position::text)
    from book`,
  raw`create temporary table closed as
    select to_char(day, 'YYYY-MM') as month, max(day) as until, sum(cents)::int as cents, count(*)::int as count,
      min(number) as first, max(number) as last
    from book where day < date_trunc('month', (select max(day) from book) - interval '1 month') group by 1`,
  raw`insert into journal (position, kind, document, day, content, hash)
    select (select max(position) from book) + row_number() over (order by month), 'closing', null, until,
      json_build_object('at', until, 'month', month, 'totals', json_build_object('netCents', cents, 'vatCents', 0,
        'grossCents', cents), 'invoices', json_build_object('first', first, 'last', last, 'count', count),
        'creditNotes', null)::text, md5(month)
    from closed`,
  raw`update journal_head set position = (select max(position) from journal),
    closed_until = (select (date_trunc('month', max(until)) + interval '1 month - 1 day')::date from closed)`,
]
