import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { oldDatabase } from '../../testing/oldDatabase'
import { withdrawals } from './schema'

// Starts embedded databases, next to other workers.
jest.setTimeout(120_000)

test('a declaration that waits for its match has the order of its number and its e-mail', async () => {
  const old = await oldDatabase({ before: 'likely_orders' })
  const clientId = randomUUID()
  await old.query(
    `insert into clients (id, first_name, last_name, email, email_key, created_at, seen_at)
     values ($1, 'Ana', 'Roy', 'Ana@client.example', 'ana@client.example', now(), now())`,
    [clientId],
  )
  await old.query(
    `insert into orders (id, client_id, state, created_at) values (10000001, $1, 'panier', now())`,
    [clientId],
  )
  const declare = (emailKey: string, state: string) =>
    old.query(
      `insert into withdrawals
         (key, order_text, email_key, channel, state, refusal, submitted_at, changed_at, is_mailed)
       values ($1, 'n° 1000 0001', $2, 'guest', $3, $4, now(), now(), true)`,
      [randomUUID(), emailKey, state, state === 'refused' ? 'Ouvert.' : null],
    )
  await declare('ana@client.example', 'received')
  await declare('eve@client.example', 'received')
  await declare('ana@client.example', 'refused')
  const { sql, close } = await old.upgrade()
  const found = await sql
    .select({ likely: withdrawals.likelyOrderId })
    .from(withdrawals)
    .orderBy(asc(withdrawals.id))
  expect(found).toEqual([{ likely: 10_000_001 }, { likely: null }, { likely: null }])
  await close()
})
