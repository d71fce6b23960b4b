import { brotliDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { addToCart } from '../../contract/api/cart'
import { payCart } from '../../contract/api/checkout'
import { openAgain } from '../../testing/openTestDatabase'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import { onPostgresql } from '../../testing/postgresqlTest'
import { importCatalogue } from '../catalogue/file/importCatalogue'
import { setStock } from '../commands/setStock'
import { products } from '../database/schema'
import { CompressedText } from '../http/CompressedText'
import type { Page } from './pages'

const served: string[] = []
/** Called while a page is rendered; lets a test interrupt. */
let meanwhile: (() => Promise<void>) | null = null
let server: TestServer
beforeAll(async () => {
  server = await startPages({
    pages: (pages) => ({
      ...pages,
      render: async (address, ask): Promise<Page> => {
        served.push(address.pathname + address.search)
        const page = await pages.render!(address, ask)
        await meanwhile?.()
        return page
      },
    }),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  served.length = 0
  meanwhile = null
})

const get = (url: string) => server.inject({ url })
/** Waits for the database's notice of a change; on the embedded one it is immediate. */
async function heardOf(change: Promise<unknown>): Promise<void> {
  await change
  if (server.services.database.kind === 'postgresql')
    await new Promise((resolve) => setTimeout(resolve, 200))
}
const sql = () => server.services.database.sql

test('a page is rendered once for all visitors, however its URL is decorated', async () => {
  await heardOf(setStock(server.services, { serial: 'CAF-01', stock: '9' }))
  await Promise.all([get('/products'), get('/products'), get('/products?utm_source=mail')])
  await get('/products?filter=asc&page=1')
  expect(served).toEqual(['/products'])
})

test('unknown URLs fill no memory: they are one page', async () => {
  await get('/nowhere/1')
  await get('/nowhere/2')
  await get('/nowhere/3?x=1')
  expect(served).toHaveLength(1)
})

test('a page that is made for one visitor is not compressed as what seldom changes', async () => {
  const headers = { 'accept-encoding': 'br' }
  const { rawPayload } = await server.inject({ url: '/retractation?commande=12345678', headers })
  const html = brotliDecompressSync(rawPayload).toString()
  expect(rawPayload).toEqual(await new CompressedText(html).encoded('br'))
})

test('a change of price, stock label or name shows in the very next request', async () => {
  const pages = ['/', '/products', '/ProductListByCategorie/1', '/product/THE-01']
  for (const url of pages) await get(url)
  await heardOf(setStock(server.services, { serial: 'THE-01', stock: '3' }))
  for (const url of pages.slice(1, 3)) expect((await get(url)).body).toContain('Plus que 3')
  expect((await get('/product/THE-01')).body).toContain('3 en stock')
  const file = 'reference;nom;prix;vedette\nTHE-01;Sencha doré;7,77;oui'
  await heardOf(importCatalogue(server.services, { bytes: Buffer.from(file) }))
  for (const url of pages) {
    const { body } = await get(url)
    expect(body).toContain('Sencha doré')
    expect(body).toContain('7,77')
  }
})

test('a page that was begun before a change is neither cached nor sent to requests after the change', async () => {
  let release = () => {}
  meanwhile = () => new Promise((resolve) => (release = resolve))
  const before = get('/product/CAF-02')
  while (served.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await heardOf(setStock(server.services, { serial: 'CAF-02', stock: '4' }))
  meanwhile = null
  expect((await get('/product/CAF-02')).body).toContain('4 en stock')
  release()
  expect((await before).body).toContain('10 en stock')
  expect((await get('/product/CAF-02')).body).toContain('4 en stock')
})

test('what a payment takes from the stock shows at once', async () => {
  const client = await server.registerClient()
  const one = { product_serial_number: 'CAF-03', client_id: client.id }
  const { headers } = client
  const add = { method: addToCart.method, url: addToCart.path, headers, payload: one }
  const { cart } = (await server.inject(add)).json<{ cart: { command_id: number }[] }>()
  expect((await get('/product/CAF-03')).body).toContain('10 en stock')
  const payload = { command_id: cart[0]!.command_id, adress: '1 rue du Comptoir, 41000 Blois' }
  const paid = await server.inject({
    method: payCart.method,
    headers,
    url: payCart.path,
    payload,
  })
  expect(paid.statusCode).toBe(200)
  expect((await get('/product/CAF-03')).body).toContain('9 en stock')
})

test('a product that is no longer sold is missing from the next page', async () => {
  await get('/product/CAF-04')
  await heardOf(sql().update(products).set({ retired: true }).where(eq(products.serial, 'CAF-04')))
  expect((await get('/product/CAF-04')).statusCode).toBe(404)
})

onPostgresql('another server on the same database hears of a change within a second', async () => {
  const database = await openAgain(server.services.database)
  const other = await startPages({ services: { database }, isEmpty: true })
  expect((await other.inject({ url: '/product/CAF-05' })).body).toContain('10 en stock')
  await heardOf(setStock(server.services, { serial: 'CAF-05', stock: '2' }))
  expect((await other.inject({ url: '/product/CAF-05' })).body).toContain('2 en stock')
  await other.close()
})

test('while the database is away an error page says so, and pages without data work', async () => {
  const lone = await startPages()
  expect((await lone.inject({ url: '/products' })).statusCode).toBe(200)
  await lone.services.database.close()
  const { statusCode, headers, body } = await lone.inject({ url: '/product/CAF-01' })
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('La boutique revient dans un instant')
  expect(body).toMatch(/<a href=""[^>]*>Réessayer<\/a>/)
  expect(body).toMatch(/Référence de l’incident\u00a0: [\da-f]{12}</)
  expect(body).not.toContain('<script')
  expect((await lone.inject({ url: '/contact' })).statusCode).toBe(200)
  await lone.leave()
})
