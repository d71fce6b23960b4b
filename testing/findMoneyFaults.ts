import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../server/database/connect'
import { rowsOf } from '../server/database/rowsOf'
import { refundedPieces, unrefundedPieces } from '../server/database/returnedPieces'
import { findDocumentFaults } from './findDocumentFaults'
import { findUnmovedStocks } from './findUnmovedStocks'
import type { StripeHost } from './stripeHost'

const notHeld = raw`('panier', 'expirée', 'annulée', 'retournée', 'remboursée')`

/**
 * What is not as it must be once nothing is under way any more: money held and money returned are the
 * money taken, here and at the provider; a paid order holds its total, any other nothing; the lines
 * less their discounts, and the fee, are the total; stock and
 * sold pieces are what was there; no money has moved without a document.
 */
export async function findMoneyFaults(sql: Sql, host?: StripeHost): Promise<string[]> {
  const ask = async (query: ReturnType<typeof raw>) =>
    (await rowsOf(sql, query)).map((row) => JSON.stringify(row))
  const orders = await ask(raw`
    select o.id, o.state, o.total_cents as total,
      coalesce((select sum(amount_cents) from payment_attempts where order_id = o.id and state = 'succeeded'), 0)::int as taken,
      coalesce((select sum(amount_cents) from refunds where order_id = o.id and state <> 'failed'), 0)::int as returned,
      (select least(coalesce(sum(amount_cents) filter (where made_by is not null), 0),
          coalesce(sum(amount_cents) filter (where reason = 'dispute_lost'), 0))
        from refunds where order_id = o.id and state <> 'failed')::int as twice
    from orders o`)
  const wrong = orders.filter((row) => {
    const { state, total, taken, returned, twice } = JSON.parse(row) as Money
    const held = taken - returned
    if (['panier', 'en attente de paiement', 'expirée'].includes(state)) return held !== 0
    return held < -twice || held > (total ?? 0)
  })
  // An order may hold one product in several lines, one for each grind. One that never left keeps
  // back what was refunded as lost, or withdrawn.
  const pieces = await ask(raw`
    select o.id, l.product_id from orders o join (
      select order_id, product_id,
        sum(quantity - coalesce((
          select sum(quantity) from refund_lines where order_line_id = order_lines.id and restocked
        ), 0)) as held,
        sum(${refundedPieces} + ${unrefundedPieces}) as returned
      from order_lines group by 1, 2
    ) l on l.order_id = o.id
    where coalesce((
      select sum(change) from stock_movements m
      where m.order_id = o.id and m.product_id = l.product_id
    ), 0) not between case when o.state in ${notHeld} then -l.returned else -l.held end
      and case when o.state in ${notHeld} then 0 else -l.held end and o.state <> 'retournée'`)
  const sums = await ask(raw`
    select o.id, o.total_cents as total, o.fee_cents as fee, l.net::int from orders o join (
      select order_id, sum(quantity * frozen_price_cents - frozen_discount_cents) as net
      from order_lines group by 1
    ) l on l.order_id = o.id
    where o.state <> 'panier' and o.total_cents <> o.fee_cents + l.net`)
  const unmoved = await findUnmovedStocks(sql)
  return [
    ...wrong.map((row) => `money of ${row}`),
    ...sums.map((row) => `lines of ${row}`),
    ...pieces.map((row) => `pieces of ${row}`),
    ...unmoved.map((serial) => `${serial}: its stock is not the sum of its movements`),
    ...(await findDocumentFaults(sql)),
    ...(host ? await findProviderFaults(ask, host) : []),
  ]
}

/** `twice`: what a lost dispute may have taken although the shop had given it back by hand. */
type Money = {
  state: string
  total: number | null
  taken: number
  returned: number
  twice: number
}

async function findProviderFaults(
  ask: (query: ReturnType<typeof raw>) => Promise<string[]>,
  { account }: StripeHost,
): Promise<string[]> {
  const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
  const taken = sum([...account.charges.values()].map(({ amount }) => amount))
  const returned = sum(
    [...account.refunds.values()]
      .filter(({ status }) => status !== 'failed')
      .map(({ amount }) => amount),
  )
  const [row] = await ask(raw`
    select
      coalesce((select sum(amount_cents) from payment_attempts where provider = 'stripe' and state = 'succeeded'), 0)::int as taken,
      coalesce((select sum(r.amount_cents) from refunds r join payment_attempts a on a.id = r.attempt_id where a.provider = 'stripe' and r.state <> 'failed' and r.reason <> 'dispute_lost' and r.made_by is null), 0)::int as returned`)
  const here = JSON.stringify({ taken, returned })
  return row === here ? [] : [`the shop says ${row}, the provider ${here}`]
}
