import { eq, inArray, sql as raw } from 'drizzle-orm'
import { changeProducts } from '../../testing/makeData'
import { openTestDatabase } from '../../testing/openTestDatabase'
import type { Database } from '../database/connect'
import { categories, products } from '../database/schema'
import { CatalogueCache } from '../cache/CatalogueCache'
import { catalogueReplies, type CatalogueReplies } from './replies'
import { countProducts } from './queries'
import { readSettings } from '../settings'
import { ShopSettingsCache } from '../shop/ShopSettingsCache'

const size = 150
const kept = new CatalogueCache()
let database: Database
let answers: CatalogueReplies
beforeAll(async () => {
  database = await openTestDatabase()
  await database.sql.insert(products).values(Array.from({ length: size }, (_, n) => product(n)))
  answers = catalogueReplies(
    {
      database,
      clock: () => new Date(),
      settings: readSettings({}),
      shopSettings: new ShopSettingsCache(database.sql),
    },
    kept,
  )
  await kept.follow(database)
})
afterAll(async () => {
  await kept.stop()
  await database.close()
})

/** Many of one price and of one name; some of them retired. */
const product = (n: number) => ({
  serial: `P-${n}`,
  name: `Café ${n % 3}`,
  sortName: `cafe ${n % 3}`,
  priceCents: 100 * (n % 4),
  vatRate: 550,
  stock: 1,
  categoryId: 1 + (n % 2),
  retired: n % 11 === 0,
  createdAt: new Date(),
})
type Walk = { filter: 'asc' | 'desc'; category: string | null }

async function serialsOf({ filter, category }: Walk, query: Record<string, string> = {}) {
  const asked = { filter, ...query }
  const { products: found } = category
    ? await answers.listProductsByCategory(category, asked)
    : await answers.listProducts(asked)
  return found.map((one) => one.product_serial_number)
}

test.each<Walk>([
  { filter: 'asc', category: null },
  { filter: 'desc', category: null },
  { filter: 'asc', category: '1' },
  { filter: 'desc', category: '2' },
])('forwards, backwards and at a leap a page is its part of the whole list: %j', async (walk) => {
  kept.drop()
  const whole = await serialsOf(walk)
  expect(whole.length).toBeGreaterThan(60)
  for (const page of [1, 2, 3, 2, 1, 9, 8, 7, 5, 6, 4, 3, 99, 12, 1])
    expect({ page, found: await serialsOf(walk, { page: String(page), per_page: '7' }) }).toEqual({
      page,
      found: whole.slice((page - 1) * 7, page * 7),
    })
})

test('after a change no place of before is begun from', async () => {
  const walk: Walk = { filter: 'asc', category: null }
  const second = { page: '2', per_page: '10' }
  await serialsOf(walk, { page: '1', per_page: '10' })
  const before = await serialsOf(walk, second)
  await database.sql.update(products).set({ priceCents: 9_999 }).where(eq(products.serial, 'P-4'))
  kept.drop()
  const after = await serialsOf(walk, second)
  expect(after).not.toEqual(before)
  expect(after).toEqual((await serialsOf(walk)).slice(10, 20))
})

async function expectCounted(): Promise<void> {
  const counted = await database.sql
    .select({ id: categories.id, kept: categories.onSale })
    .from(categories)
    .orderBy(categories.id)
  for (const { id, kept: said } of counted) {
    const where = raw`${products.categoryId} = ${id} and not ${products.retired}`
    expect({ id, said }).toEqual({ id, said: await database.sql.$count(products, where) })
  }
  const all = counted.reduce((sum, one) => sum + one.kept, 0)
  expect(await countProducts(database.sql)).toBe(all)
}

test('the database counts what is on sale, whatever happens to the products', async () => {
  const { sql } = database
  await expectCounted()
  const some = ['P-1', 'P-2', 'P-3', 'P-11', 'P-22']
  await sql.update(products).set({ retired: true }).where(inArray(products.serial, some))
  await expectCounted()
  await sql
    .update(products)
    .set({ retired: false, categoryId: 5 })
    .where(inArray(products.serial, some))
  await expectCounted()
  await changeProducts(sql, { stock: 7 })
  await expectCounted()
  await sql.delete(products).where(inArray(products.serial, some))
  await expectCounted()
  await sql.execute(raw`truncate ${products} cascade`)
  await expectCounted()
  expect(await countProducts(sql, 1)).toBe(0)
})
