import { sql as raw } from 'drizzle-orm'
import { oldDatabase } from '../../testing/oldDatabase'
import { rowsOf } from '../database/countRows'
import { search } from './searchProducts'

// Starts an embedded database, next to other workers.
jest.setTimeout(120_000)

const old = {
  'OLD-1': { description: 'Le vrac à 5 €/kg', facts: {} },
  'OLD-2': { description: 'La boîte, +20 % de fèves', facts: {} },
}

test('words joined to a sign are found in products stored before the shop split them', async () => {
  const { query, upgrade } = await oldDatabase({ before: 'joined_words_found' })
  await query(`insert into categories (id, name) values (2, 'Café')`)
  for (const [serial, { description, facts }] of Object.entries(old))
    await query(
      `insert into products (serial, name, sort_name, price_cents, vat_rate, stock, category_id,
         created_at, description, facts)
       values ($1, 'Moka', 'moka', 900, 550, 9, 2, now(), $2, $3)`,
      [serial, description, JSON.stringify(facts)],
    )
  const { sql, close } = await upgrade()
  for (const q of ['kg', '20']) expect([q, (await search(sql, { q })).search_total]).toEqual([q, 1])
  await close()
})
