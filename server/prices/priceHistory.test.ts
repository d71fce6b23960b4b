import { asc, eq, sql as raw } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { priceHistory, products } from '../database/schema'
import { moveStock } from '../stock/queries'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
const change = (id: number, fields: Partial<typeof products.$inferInsert>) =>
  sql().update(products).set(fields).where(eq(products.id, id))
const pricesOf = async (id: number) => {
  const rows = await sql()
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(asc(priceHistory.id))
  return rows.map(({ priceCents, regularPriceCents, onSale }) => [
    priceCents,
    regularPriceCents,
    onSale,
  ])
}

test('every price of a product is written, whichever program changes it', async () => {
  const { id, createdAt } = await insertProduct(sql(), { priceCents: 1290 })
  await change(id, { priceCents: 1350 })
  await change(id, { priceCents: 1100, regularPriceCents: 1350 })
  await change(id, { retired: true })
  expect(await pricesOf(id)).toEqual([
    [1290, null, true],
    [1350, null, true],
    [1100, 1350, true],
    [1100, 1350, false],
  ])
  const [first] = await sql().select().from(priceHistory).where(eq(priceHistory.productId, id))
  expect(first?.at).toEqual(createdAt)
})

test('what is no change of a price is not written', async () => {
  const { id } = await insertProduct(sql(), { priceCents: 1290 })
  await change(id, { priceCents: 1290, name: 'Autre' })
  await moveStock(sql(), [{ productId: id, change: 1, cause: 'count', at: new Date() }])
  expect(await pricesOf(id)).toEqual([[1290, null, true]])
})

test('many products added at once each have their first price', async () => {
  const before = await sql().$count(priceHistory)
  await sql().execute(raw`
    insert into products (serial, name, sort_name, price_cents, vat_rate, stock, category_id, created_at)
    select 'MANY-' || n, 'x', 'x', n, 550, 1, 2, now() from generate_series(1, 40) n`)
  expect((await sql().$count(priceHistory)) - before).toBe(40)
})

// law: price-reduction
test('the history is neither changed nor deleted, except with its product', async () => {
  const { id } = await insertProduct(sql())
  const own = eq(priceHistory.productId, id)
  const refused = { cause: { code: '23001' } }
  const changing = sql().update(priceHistory).set({ priceCents: 1 }).where(own)
  await expect(changing).rejects.toMatchObject(refused)
  await expect(sql().delete(priceHistory).where(own)).rejects.toMatchObject(refused)
  expect(await pricesOf(id)).toHaveLength(1)
  await sql().delete(products).where(eq(products.id, id))
  expect(await pricesOf(id)).toEqual([])
})

test('an earlier price goes with the price that it was stated for', async () => {
  const { id } = await insertProduct(sql(), { priceCents: 1000, regularPriceCents: 1500 })
  await change(id, { earlierPriceCents: 1400 })
  await change(id, { priceCents: 1200 })
  const [product] = await sql().select().from(products).where(eq(products.id, id))
  expect(product?.earlierPriceCents).toBeNull()
  const read = async () =>
    (await sql().select().from(products).where(eq(products.id, id)))[0]?.earlierPriceCents
  await change(id, { earlierPriceCents: 1300 })
  await change(id, { retired: true })
  expect(await read()).toBe(1300)
  await change(id, { retired: false })
  expect(await read()).toBeNull()
  const refused = (fields: Partial<typeof products.$inferInsert>) =>
    expect(change(id, fields)).rejects.toMatchObject({ cause: { code: '23514' } })
  await refused({ priceCents: 1500 })
  await refused({ earlierPriceCents: 1200 })
  await refused({ regularPriceCents: null, reducedUntil: '2026-12-01' })
})
