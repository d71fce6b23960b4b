import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { oldDatabase } from '../../testing/oldDatabase'
import { clientSearch, orderSearch } from './schema'

// Starts embedded databases, next to other workers.
jest.setTimeout(120_000)

test('what finds older orders and their clients loses the address of the shop', async () => {
  const old = await oldDatabase({ before: 'shop_address_not_searched' })
  const clientId = randomUUID()
  await old.query(
    `insert into clients (id, first_name, last_name, email, email_key, created_at, seen_at)
     values ($1, 'Ana', 'Roy', 'ana@client.example', 'ana@client.example', now(), now())`,
    [clientId],
  )
  const order = (id: number, delivery: string, address: string) =>
    old.query(
      `insert into orders
         (id, client_id, state, delivery, adress, total_cents, created_at, ordered_at, paid_at)
       values ($1, $2, 'payée', $3, $4, 100, now(), now(), now())`,
      [id, clientId, delivery, address],
    )
  await order(10_000_001, 'magasin', 'Blois')
  await order(10_000_002, 'domicile', 'Brest')
  const { sql, close } = await old.upgrade()
  const found = await sql
    .select({ text: orderSearch.text })
    .from(orderSearch)
    .orderBy(asc(orderSearch.orderId))
  expect(found.map(({ text }) => /blois|brest/.exec(text)?.[0])).toEqual([undefined, 'brest'])
  const [client] = await sql.select().from(clientSearch)
  expect(client?.text).toContain('brest')
  expect(client?.text).not.toContain('blois')
  await close()
})
