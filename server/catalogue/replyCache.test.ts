import { brotliDecompressSync } from 'node:zlib'
import { setImmediate as aTurnOfTheLoop } from 'node:timers/promises'
import { sql as raw } from 'drizzle-orm'
import { totalCountHeader } from '../../contract/lists'
import type { ProductReply } from '../../contract/api/catalogue'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import { onPostgresql } from '../../testing/postgresqlTest'
import { setStock } from '../commands/setStock'
import { listenerName } from '../database/followChanges'

/** Milliseconds within which a change made by another process must show. */
const newsTimeoutMs = 1_000
let server: TestServer
beforeAll(async () => {
  server = await startPages()
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
/** Other events are handled between two requests, as over the network. */
async function get(url: string, headers = {}) {
  await aTurnOfTheLoop()
  return server.inject({ url, headers })
}
const stockOf = async (url: string, serial: string) =>
  [(await get(url)).json<ProductReply | ProductReply[]>()]
    .flat()
    .find((one) => one.product_serial_number === serial)?.product_stock

async function shows(stock: number, serial: string, url = `/api/product/${serial}`) {
  const end = performance.now() + newsTimeoutMs
  while ((await stockOf(url, serial)) !== stock)
    if (performance.now() > end) throw new Error(`${url} never showed ${stock} of ${serial}.`)
}

/** Changes a stock without a notification, which no program does; shows what is cached. */
async function setStockUnheard(serial: string, stock: string): Promise<void> {
  await sql().execute(raw`alter table products disable trigger products_changed`)
  await setStock(server.services, { serial, stock })
  await sql().execute(raw`alter table products enable trigger products_changed`)
}

test('a reply is made once, whatever the order of its parameters, and again after a change', async () => {
  const urls = [
    '/api/products?page=1&per_page=50',
    '/api/products/2',
    '/api/best_product/',
    '/api/product/CAF-01',
  ]
  await setStock(server.services, { serial: 'CAF-01', stock: '8' })
  await shows(8, 'CAF-01')
  for (const url of urls) await get(url)
  await setStockUnheard('CAF-01', '7')
  expect(await stockOf('/api/products?per_page=50&page=1&utm=x', 'CAF-01')).toBe(8)
  expect(await stockOf('/api/product/CAF-01', 'CAF-01')).toBe(8)
  await setStock(server.services, { serial: 'CAF-02', stock: '6' })
  await shows(6, 'CAF-02')
  for (const url of [urls[0]!, urls[1]!, urls[3]!]) expect(await stockOf(url, 'CAF-01')).toBe(7)
})

test('a parameter that no endpoint takes changes no other reply', async () => {
  await setStock(server.services, { serial: 'CAF-01', stock: '5' })
  await shows(5, 'CAF-01')
  for (const part of ['', '/formats', '/related']) {
    await get(`/api/product/CAF-01${part}?id=CAF-03`)
    const plain = await get(`/api/product/CAF-03${part}`)
    const [one = {}] = [plain.json<ProductReply | ProductReply[]>()].flat()
    if (part === '') expect(one).toMatchObject({ product_serial_number: 'CAF-03' })
    expect(plain.body).toBe((await get(`/api/product/CAF-03${part}?x=1`)).body)
  }
})

test('a cached reply has its count, its type and its ETag, and is compressed for browsers that accept it', async () => {
  const plain = await get('/api/products?page=2')
  const packed = await get('/api/products?page=2', { 'accept-encoding': 'br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    etag: plain.headers.etag,
    [totalCountHeader.toLowerCase()]: plain.headers[totalCountHeader.toLowerCase()],
  })
  expect(packed.headers.vary).toContain('Accept-Encoding')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('under changes that never pause, no reader sees the past again, nor waits a second', async () => {
  const last = 60
  let isOver = false
  const read = async () => {
    const seen: number[] = []
    while (!isOver) seen.push((await stockOf('/api/products', 'CAF-03'))!)
    return seen
  }
  await setStock(server.services, { serial: 'CAF-03', stock: '0' })
  await shows(0, 'CAF-03', '/api/products')
  const readers = Promise.all([read(), read(), read()])
  for (let stock = 1; stock <= last; stock += 1)
    await setStock(server.services, { serial: 'CAF-03', stock: String(stock) })
  await shows(last, 'CAF-03', '/api/products')
  isOver = true
  for (const seen of await readers) {
    expect(seen.length).toBeGreaterThan(1)
    expect(seen).toEqual([...seen].sort((one, other) => one - other))
  }
})

onPostgresql('while news may pass unheard, the database itself is asked', async () => {
  await setStock(server.services, { serial: 'CAF-04', stock: '9' })
  await shows(9, 'CAF-04')
  const cut = raw`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${listenerName} and datname = current_database()`
  await sql().execute(cut)
  // Heard of by the connection itself, not by the channel.
  await setStockUnheard('CAF-04', '5')
  await shows(5, 'CAF-04')
})
