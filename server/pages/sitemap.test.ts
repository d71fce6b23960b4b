import { brotliDecompressSync } from 'node:zlib'
import { eq, sql as raw } from 'drizzle-orm'
import fc from 'fast-check'
import { readSitemap } from '../../testing/readSitemap'
import { insertProduct } from '../../testing/makeData'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import { products } from '../database/schema'

let server: TestServer
beforeAll(async () => {
  server = await startPages({ isEmpty: true })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
const get = (url: string, headers = {}) => server.inject({ url, headers })
const read = async (url: string) => (await get(url)).body
/** Waits for the database's notice of a change; on the embedded one it is immediate. */
const heard = () =>
  server.services.database.kind === 'postgresql' &&
  new Promise((resolve) => setTimeout(resolve, 200))

/** Leaves a gap of so many ids before the product, as deleted products do. */
const product = fc.record({ gap: fc.integer({ min: 1, max: 12_000 }), retired: fc.boolean() })

test('its parts list exactly the pages and the products on sale, however their ids are spread', async () => {
  const pages = await readSitemap(read, '/sitemap-pages.xml')
  expect(pages).toHaveLength(13 + 5)
  let number = 0
  const check = async (added: { gap: number; retired: boolean }[]) => {
    for (const { gap, retired } of added) {
      number += gap
      await sql().execute(raw`select setval(pg_get_serial_sequence('products', 'id'), ${number})`)
      await insertProduct(sql(), { retired })
      number += 1
    }
    await heard()
    const sold = await sql()
      .select({ serial: products.serial })
      .from(products)
      .where(eq(products.retired, false))
    const expected = sold.map(({ serial }) => `http://localhost:3000/product/${serial}`)
    const listed = await readSitemap(read, '/sitemap.xml')
    expect([...listed].sort()).toEqual([...pages, ...expected].sort())
  }
  const lists = fc.array(product, { maxLength: 6 })
  await fc.assert(fc.asyncProperty(lists, check), { numRuns: 8, endOnFailure: true })
  expect((await get('/sitemap.xml')).body).toContain('sitemap-products-')
})

test('it is cached like a page: compressed, revalidated, and made again when the catalogue changes', async () => {
  const first = await get('/sitemap.xml', { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<sitemapindex ')
  const etag = String(first.headers.etag)
  const reads = jest.spyOn(sql(), 'select')
  expect((await get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get('/sitemap.xml')).body).toContain('<sitemapindex ')
  expect(reads).not.toHaveBeenCalled()
  reads.mockRestore()
  await sql().execute(raw`select setval(pg_get_serial_sequence('products', 'id'), 900000)`)
  await insertProduct(sql(), {})
  await heard()
  expect((await get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(200)
})

test.each(['products-9999.xml', 'products-0.xml', 'products-.xml', 'nothing.xml', 'pages.xml%00'])(
  'there is no part %s',
  async (name) => {
    const reply = await get(`/sitemap-${name}`)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'not_found' })
  },
)
