import { like } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { oldDatabase } from '../../testing/oldDatabase'
import type { Database } from '../database/connect'
import { products } from '../database/schema'
import { search } from './searchProducts'

// Starts an embedded database, next to other workers.
jest.setTimeout(120_000)

const old = [
  { description: 'Le vrac à 5 €/kg', facts: {} },
  { description: 'Une tasse, +20 % offerts', facts: {} },
  { description: 'Une tasse «givre» ou /écru', facts: {} },
  { description: '', facts: { notes: ['Cacao', 'Épices', 'cacao'] } },
  { description: '', facts: { notes: ['miel', 'cacao'], roast: [3] } },
  { description: '', facts: { beans: true } },
]

let database: Database
beforeAll(async () => {
  const { query, upgrade } = await oldDatabase({ before: 'joined_words_found' })
  await query(`insert into categories (id, name) values (2, 'Café')`)
  for (const [index, { description, facts }] of old.entries())
    await query(
      `insert into products (serial, name, sort_name, price_cents, vat_rate, stock, category_id,
         created_at, description, facts)
       values ($1, 'Moka', 'moka', 900, 550, 9, 2, now(), $2, $3)`,
      [`OLD-${index}`, description, JSON.stringify(facts)],
    )
  database = await upgrade()
})
afterAll(() => database.close())

test.each(['kg', '20', 'givre', 'écru'])(
  '“%s” is found after a sign in a product stored before',
  async (q) => {
    expect((await search(database.sql, { q })).search_total).toBe(1)
  },
)

test('coffee in beans stored before is found as ground coffee, and grinders are not', async () => {
  await insertProduct(database.sql, { name: 'Moulin à café' })
  for (const q of ['café moulu', 'moulu', 'grains'])
    expect((await search(database.sql, { q })).search_products).toMatchObject([
      { product_serial_number: 'OLD-5' },
    ])
})

test('notes stored before are in lower case, and each is there once', async () => {
  const stored = await database.sql
    .select({ facts: products.facts })
    .from(products)
    .where(like(products.serial, 'OLD-%'))
    .orderBy(products.serial)
  expect(stored.map(({ facts }) => facts)).toEqual([
    {},
    {},
    {},
    { notes: ['cacao', 'épices'] },
    { notes: ['miel', 'cacao'], roast: [3] },
    { beans: true },
  ])
})
