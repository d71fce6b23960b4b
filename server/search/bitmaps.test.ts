import { sql as raw } from 'drizzle-orm'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { sampleOf } from '../../testing/sample'
import { startServer, type TestServer } from '../../testing/startServer'
import { until } from '../../testing/until'
import { withoutDecoding } from '../../testing/withoutDecoding'
import { rowsOf } from '../database/rowsOf'
import { clients, products } from '../database/schema'
import { fillDemo } from '../demo/fillDemo'
import { areBitmapsDue, writeBitmaps } from './makeBitmaps'
import { search } from './searchProducts'

// Fills a shop, next to other workers.
jest.setTimeout(240_000)

type Query = Parameters<typeof search>[1]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
const now = new Date('2026-03-01T10:00:00Z')
const ask = (query: Query) => search(sql(), query)
const serialsOf = (found: Awaited<ReturnType<typeof ask>>) =>
  found.search_products.map((one) => one.product_serial_number)
/** As if all products were new. */
async function forgetBitmaps(): Promise<void> {
  await sql().execute(raw`delete from search_bits`)
  await sql().execute(raw`delete from search_changes`)
  await sql().execute(
    raw`insert into search_changes (product_id, is_text) select id, true from products`,
  )
}
const countChanges = async () =>
  (
    await rowsOf<{ count: number }>(sql(), raw`select count(*)::int as count from search_changes`)
  )[0]!.count

const queries: Query[] = [
  {},
  { q: 'café' },
  { q: 'kenya filtre', prix: '20' },
  { q: 'etiopie' },
  { q: 'noisette cacao', sort: 'asc' },
  { q: 'thé', sort: 'desc', page: '2' },
  { q: 'brosse parapluie' },
  { preparation: 'filtre,piston', sort: 'asc', page: '2' },
  { preparation: 'filtre', origine: 'Éthiopie', stock: 'oui', sort: 'desc' },
  { categorie: '2', torrefaction: '3', prix: '12,8', sort: 'asc' },
  { cafeine: 'sans', bio: 'oui', sort: 'asc' },
  { notes: 'cacao', categorie: '1' },
]
const askAll = async () => Promise.all(queries.map(ask))

test('many matches are shown once each, over all pages, cheapest first or by name, facts and sales', async () => {
  const rows = Array.from({ length: 1_300 }, (_, n) => ({
    serial: `P${n}`,
    name: n % 3 === 0 ? 'Café noisette' : 'Café',
    sortName: `cafe ${n % 3 === 0 ? 'noisette ' : ''}${String(n % 5)}`,
    description: n % 3 === 1 ? 'noisette' : '',
    facts: n % 3 === 2 ? { notes: ['noisette'] } : {},
    priceCents: 500 + ((n * 7) % 40) * 10,
    vatRate: 550,
    stock: 5,
    categoryId: 2,
    createdAt: now,
  }))
  await sql().insert(products).values(rows)
  await sql().execute(
    raw`insert into recent_sales select id, id % 9 from products where id % 9 > 0`,
  )
  await writeBitmaps(sql(), now)
  // Two of them change: they keep their places among the others.
  await changeProducts(sql(), { priceCents: 501 }, raw`${products.serial} in ('P3', 'P4')`)
  const priceOf = (n: number) => (n === 3 || n === 4 ? 501 : rows[n]!.priceCents)

  for (const sort of ['asc', 'desc', 'pertinence'] as const) {
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(1_300 / 24); page += 1)
      seen.push(...serialsOf(await ask({ q: 'noisette', sort, page: String(page) })).map(String))
    expect(new Set(seen).size).toBe(1_300)
    const ns = seen.map((serial) => Number(serial.slice(1)))
    if (sort === 'pertinence') {
      // The name, the facts, the description.
      const tier = (n: number) => [0, 2, 1][n % 3]!
      expect(ns.map(tier)).toEqual([...ns.map(tier)].sort((one, other) => one - other))
    } else {
      const direction = sort === 'asc' ? 1 : -1
      const sorted = [...ns.map(priceOf)].sort((one, other) => direction * (one - other))
      expect(ns.map(priceOf)).toEqual(sorted)
    }
  }
  await sql().delete(products)
})

/** Fills the shop once. */
const fill = () =>
  fillDemo(withoutDecoding(server.services), { products: sampleOf(700, 250), orders: 50 })

test('the bitmaps find, count and order as the products themselves do', async () => {
  await fill()
  expect(await countChanges()).toBe(0)
  await forgetBitmaps()
  expect(await areBitmapsDue(sql(), now)).toBe(true)
  const before = await askAll()
  await writeBitmaps(sql(), now)
  expect(await countChanges()).toBe(0)
  expect(await askAll()).toEqual(before)
})

test('the servers hear that the bitmaps were written, so that they store no search from before', async () => {
  await forgetBitmaps()
  let heard = 0
  const { followChanges } = server.services.database
  const following = await followChanges('catalogue_changed', () => (heard += 1))
  await writeBitmaps(sql(), now)
  await until(() => heard > 0)
  await following.stop()
})

test('what changes after the bitmaps were made is found as it is now', async () => {
  await fill()
  expect(await countChanges()).toBe(0)
  // Their orders keep products.
  await sql().execute(raw`truncate ${clients} cascade`)
  const everyFourth = raw`${products.id} % 4 = 0`
  const everyFifth = raw`${products.id} % 5 = 0`
  await changeProducts(sql(), { priceCents: 799 }, everyFourth)
  await changeProducts(sql(), { stock: 0, name: 'Thé des neiges' }, everyFifth)
  await changeProducts(sql(), { retired: true }, raw`${products.id} % 6 = 0`)
  await sql()
    .delete(products)
    .where(raw`${products.id} % 7 = 0 and ${products.serial} like 'DEMO%'`)
  await insertProduct(sql(), {
    serial: 'NEW',
    name: 'Café des neiges',
    facts: { brewing: ['filtre'] },
  })
  const whileChanged = await askAll()
  const snow = await ask({ q: 'neiges', sort: 'asc' })
  expect(snow.search_total).toBeGreaterThan(20)

  await writeBitmaps(sql(), now)
  expect(await countChanges()).toBe(0)
  expect(await askAll()).toEqual(whileChanged)
  expect(await ask({ q: 'neiges', sort: 'asc' })).toEqual(snow)

  // Bitmaps that are made at once, and orders that are cut anew, have it so, too.
  await forgetBitmaps()
  await writeBitmaps(sql(), now)
  expect(await askAll()).toEqual(whileChanged)
  const nextDay = new Date(now.getTime() + 25 * 60 * 60 * 1000)
  expect(await areBitmapsDue(sql(), nextDay)).toBe(true)
  await writeBitmaps(sql(), nextDay)
  expect(await areBitmapsDue(sql(), nextDay)).toBe(false)
  expect(await askAll()).toEqual(whileChanged)
})

test('an order of the sales that was made while a clock was ahead is due at once', async () => {
  const minuteMs = 60_000
  const madeAhead = async (minutes: number) => {
    await forgetBitmaps()
    await writeBitmaps(sql(), new Date(now.getTime() + minutes * minuteMs))
    return areBitmapsDue(sql(), now)
  }
  expect(await madeAhead(1)).toBe(false)
  expect(await madeAhead(24 * 60)).toBe(true)
})
