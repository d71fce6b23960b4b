import { randomUUID } from 'node:crypto'
import { sql as raw } from 'drizzle-orm'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { oldDatabase, type Query } from '../../testing/oldDatabase'
import { rowsOf } from './rowsOf'

// Starts embedded databases, next to other workers.
jest.setTimeout(120_000)

type Old = { id: number; state: string; payment?: { state: string; cents: number } }
const old: readonly Old[] = [
  { id: 10_000_001, state: 'panier' },
  { id: 10_000_002, state: 'livrée', payment: { state: 'paid', cents: 1250 } },
  { id: 10_000_003, state: 'remboursée', payment: { state: 'refunded', cents: 990 } },
  { id: 10_000_004, state: 'annulée', payment: { state: 'refunded', cents: 700 } },
]

async function insertOld(query: Query): Promise<void> {
  const clientId = randomUUID()
  await query(
    `insert into clients (id, first_name, last_name, created_at) values ($1, 'Ana', 'Roy', now())`,
    [clientId],
  )
  for (const { id, state, payment } of old) {
    const at = payment ? '2026-01-05T10:00:00Z' : null
    await query(
      `insert into orders (id, client_id, state, delivery, adress, total_cents, created_at, paid_at)
       values ($1, $2, $3, 'magasin', 'Blois', $4, '2026-01-04T10:00:00Z', $5)`,
      [id, clientId, state, payment?.cents ?? null, at],
    )
    if (!payment) continue
    await query(
      `insert into payments (order_id, means, amount_cents, state, at)
       values ($1, 'demonstration', $2, $3, '2026-02-01T10:00:00Z')`,
      [id, payment.cents, payment.state],
    )
  }
}

test('each old payment becomes an attempt that succeeded, and a refunded one its refund', async () => {
  const before = await oldDatabase({ before: 'payments_by_attempt' })
  await insertOld(before.query)
  const { sql, close } = await before.upgrade()
  const ask = (text: string) => rowsOf(sql, raw.raw(text))
  const attempts = await ask(
    `select order_id as id, amount_cents as cents, state, provider_reference as reference
     from payment_attempts order by order_id`,
  )
  expect(attempts).toEqual([
    { id: 10_000_002, cents: 1250, state: 'succeeded', reference: 'demonstration-10000002' },
    { id: 10_000_003, cents: 990, state: 'succeeded', reference: 'demonstration-10000003' },
    { id: 10_000_004, cents: 700, state: 'succeeded', reference: 'demonstration-10000004' },
  ])
  const refunds = await ask(
    `select r.order_id as id, r.amount_cents as cents, r.state, a.order_id as paid
     from refunds r join payment_attempts a on a.id = r.attempt_id order by r.order_id`,
  )
  expect(refunds).toEqual([
    { id: 10_000_003, cents: 990, state: 'succeeded', paid: 10_000_003 },
    { id: 10_000_004, cents: 700, state: 'succeeded', paid: 10_000_004 },
  ])
  expect(
    await ask(`select id from orders where (ordered_at is null) <> (state = 'panier')`),
  ).toEqual([])
  // They were paid before the shop made invoices.
  const withoutInvoice = attempts.map(({ id }) => ({ order: id, invoices: 0 }))
  expect(await findMoneyFaults(sql)).toEqual(
    withoutInvoice.map((row) => `not one invoice: ${JSON.stringify(row)}`),
  )
  await close()
})

test('a stored event no longer names who paid', async () => {
  const { query, upgrade } = await oldDatabase({ before: 'events_without_payers' })
  const object = { object: 'charge', id: 'ch_1', amount: 700, billing_details: { name: 'Ana Roy' } }
  const event = {
    id: 'evt_1',
    type: 'charge.succeeded',
    created: 1,
    livemode: true,
    data: { object },
  }
  for (const [id, payload] of [
    ['evt_1', event],
    ['evt_2', { id: 'evt_2' }],
  ] as const)
    await query(
      `insert into payment_events (provider, event_id, kind, payload, received_at)
       values ('stripe', $1, 'charge.succeeded', $2, now())`,
      [id, payload],
    )
  const { sql, close } = await upgrade()
  const stored = await rowsOf(sql, raw`select payload from payment_events order by event_id`)
  expect(stored).toEqual([
    {
      payload: {
        id: 'evt_1',
        type: 'charge.succeeded',
        created: 1,
        data: { object: { object: 'charge', id: 'ch_1', amount: 700 } },
      },
    },
    { payload: { id: 'evt_2' } },
  ])
  await close()
})
