import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import type { SearchReply } from '../../contract/api/search'
import { facetNames } from '../../contract/facets'
import { writeBitmaps } from './makeBitmaps'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await insertProduct(server.services.database.sql, { serial: 'A', name: 'Café filtre' })
  await writeBitmaps(server.services.database.sql, new Date())
})
afterAll(() => server.close())

const ask = (query: Record<string, string>, path = '/api/search') =>
  server.inject({ url: `${path}?${new URLSearchParams(query)}` })

test.each([
  ['operators', 'cafe & | ! <-> :* (filtre) \'x\' \\ "y" -- ; :A'],
  ['wild cards', '%_*?[]^$ café'],
  ['code', "cafe'; drop table products; --"],
  ['letters of other scripts', 'café 喫茶 ☕ \u202e кофе'],
  ['half a surrogate pair', 'café \ud83d'],
  ['many words', 'a b c d e f g h café '.repeat(5).slice(0, 100)],
  ['one long word', 'x'.repeat(100)],
])('%s are words like others', async (_kind, q) => {
  expect((await ask({ q })).statusCode).toBe(200)
  expect((await ask({ q }, '/api/suggestions')).statusCode).toBe(200)
})

test('operators do not hide what the words find', async () => {
  const reply = await ask({ q: "café & !filtre | (:*'" })
  expect(reply.json<SearchReply>().search_total).toBe(1)
})

test.each([
  ['10 000 letters', { q: 'a'.repeat(10_000) }],
  ['NUL in the words', { q: 'café\0' }],
  ['NUL in a choice', { notes: 'cacao\0' }],
  ['thousands of choices', { notes: Array.from({ length: 3_000 }, (_, n) => n).join(',') }],
])('%s are refused', async (_kind, query: Record<string, string>) => {
  expect((await ask(query)).statusCode).toBe(400)
})

test('every facet at once, with as many choices as it takes, is answered', async () => {
  const choices = Array.from({ length: 200 }, (_, n) => n % 10).join(',')
  const reply = await ask(Object.fromEntries(facetNames.map((name) => [name, choices])))
  expect(reply.statusCode).toBe(200)
  expect(reply.json<SearchReply>().search_total).toBe(0)
})
