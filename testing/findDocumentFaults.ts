import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { rowsOf } from '../server/database/rowsOf'
import { verifyJournal } from '../server/documents/verifyJournal'

/**
 * Where the documents are not as they must be: the journal is whole, its sum of each order is the
 * money taken less the money returned, a paid order has one invoice of its payment, each refund of it
 * one credit note, a lost dispute only of what was not returned before, what is wholly returned leaves
 * no VAT, and no number is missing.
 */
export async function findDocumentFaults(sql: Sql): Promise<string[]> {
  const { fault } = await verifyJournal(sql)
  const sums = await rowsOf(
    sql,
    raw`
    with moved as (
      select order_id, amount_cents as cents from payment_attempts
        where state = 'succeeded' and provider <> 'demonstration'
      union all
      select r.order_id, -r.amount_cents from refunds r join payment_attempts a on a.id = r.attempt_id
        where r.state = 'succeeded' and a.provider <> 'demonstration'
    ), written as (
      select (content::jsonb ->> 'order')::int as order_id, (content::jsonb ->> 'grossCents')::int as cents
        from journal where content::jsonb ? 'order'
      union all
      select (draft ->> 'orderId')::int, ((draft ->> 'content')::jsonb ->> 'grossCents')::int
        from owed_documents
    )
    select coalesce(m.order_id, w.order_id) as order, m.cents::int as moved, w.cents::int as written
    from (select order_id, sum(cents) as cents from moved group by 1) m
    full join (select order_id, sum(cents) as cents from written group by 1) w using (order_id)
    where coalesce(m.cents, 0) <> coalesce(w.cents, 0)`,
  )
  const invoices = await rowsOf(
    sql,
    raw`
    select o.id as order, (
      select count(*)::int from documents d where d.order_id = o.id and d.kind = 'invoice'
    ) as invoices
    from orders o where o.paid_at is not null and (
      (select count(*) from documents d where d.order_id = o.id and d.kind = 'invoice')
      + (select count(*) from owed_documents w where w.draft ->> 'orderId' = o.id::text and w.draft ->> 'kind' = 'invoice')
    ) <> 1`,
  )
  const causes = await rowsOf(
    sql,
    raw`
    with written as (
      select attempt_id, refund_id, gross_cents as cents from documents
      union all
      select (draft ->> 'attemptId')::uuid, (draft ->> 'refundId')::uuid, (draft ->> 'grossCents')::int
        from owed_documents where draft ->> 'kind' is not null
    )
    select a.id as cause, a.amount_cents as moved, 1 as documents, w.cents as written
      from payment_attempts a join written w on w.attempt_id = a.id
      where a.state <> 'succeeded' or a.amount_cents <> w.cents
    union all
    select r.id, r.sold, count(w.refund_id)::int, coalesce(sum(w.cents), 0)::int
      from (select *, case reason when 'dispute_lost' then (
            select coalesce(sum((share ->> 'grossCents')::int), 0) from jsonb_array_elements(vat) share
          ) else amount_cents end::int as sold from refunds) r
        left join written w on w.refund_id = r.id
      where r.state = 'succeeded' and r.attempt_id in (select attempt_id from written where attempt_id is not null)
      group by r.id, r.sold
      having count(w.refund_id) <> (r.sold > 0)::int or coalesce(sum(w.cents), 0) <> r.sold`,
  )
  const vat = await rowsOf(
    sql,
    raw`
    with shares as (
      select d.order_id, share ->> 'vatRate' as rate, sign * (share ->> 'vatCents')::int as cents,
        sum(sign * (share ->> 'grossCents')::int) over (partition by d.order_id) as left_cents
      from (select *, case kind when 'invoice' then 1 else -1 end as sign from documents) d
        left join refunds r on r.id = d.refund_id,
        jsonb_array_elements(d.snapshot::jsonb -> 'vat') share
      where r.id is null or r.state = 'succeeded'
    )
    select order_id as order, rate, sum(cents)::int as vat from shares
    where left_cents = 0 group by 1, 2 having sum(cents) <> 0`,
  )
  const holes = await rowsOf(
    sql,
    raw`
    select series, year, last, count(d.number)::int as given
    from document_numbers n left join documents d on d.number like n.series || n.year || '-%'
    group by 1, 2, 3 having count(d.number) <> last`,
  )
  return [
    ...(fault ? [`journal: ${JSON.stringify(fault)}`] : []),
    ...sums.map((row) => `money without an entry: ${JSON.stringify(row)}`),
    ...invoices.map((row) => `not one invoice: ${JSON.stringify(row)}`),
    ...causes.map((row) => `not one document: ${JSON.stringify(row)}`),
    ...vat.map((row) => `VAT of what is returned: ${JSON.stringify(row)}`),
    ...holes.map((row) => `numbers: ${JSON.stringify(row)}`),
  ]
}
