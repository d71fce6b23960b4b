import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startServer, type TestServer } from '../../testing/startServer'
import { withoutDecoding } from '../../testing/withoutDecoding'
import { seedCatalogue } from '../catalogue/seedCatalogue'
import { search } from './searchProducts'

// Imports the whole catalogue.
jest.setTimeout(120_000)

type CorpusLine = { kind: string; query: string; meant: string[] }

function readCorpus(): CorpusLine[] {
  let kind = ''
  return readFileSync(path.join(__dirname, 'corpus.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      kind = /^\[(\w+)\]$/.exec(line)?.[1] ?? kind
      const [, query, meant] = /^([^#[]+) = (.+)$/.exec(line) ?? []
      return query && meant ? [{ kind, query, meant: meant.split(' ') }] : []
    })
}

const isMeant = (serial: string, meant: readonly string[]) =>
  meant.some((one) => serial === one || (one.endsWith('*') && serial.startsWith(one.slice(0, -1))))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await seedCatalogue(withoutDecoding(server.services))
})
afterAll(() => server.close())

test('of 200 queries at least 190 find what is meant among the first three, and none is empty', async () => {
  const corpus = readCorpus()
  const missed: string[] = []
  const empty: string[] = []
  for (const { kind, query, meant } of corpus) {
    const { search_products: products } = await search(server.services.database.sql, { q: query })
    const serials = products.map(({ product_serial_number }) => String(product_serial_number))
    const place = serials.findIndex((serial) => isMeant(serial, meant))
    if (place < 0 || place > 2) missed.push(`${kind}: ${query} → ${serials.slice(0, 4).join(' ')}`)
    if (products.length === 0) empty.push(query)
  }
  expect(corpus.length).toBeGreaterThanOrEqual(200)
  // 231 of 234 are among the first three, 230 of them first.
  expect(missed.length > 3 ? missed : []).toEqual([])
  expect(empty).toEqual([])
})
