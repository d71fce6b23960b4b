import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { products } from '../database/schema'
import { findRelated } from './relatedProducts'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => server.services.database.sql.delete(products))

const sell = (serial: string, fields: Parameters<typeof insertProduct>[1] = {}) =>
  insertProduct(server.services.database.sql, { serial, categoryId: 2, stock: 5, ...fields })
const related = async (serial: string) =>
  (await findRelated(server.services.database.sql, serial))?.map((one) => one.serial)

test('what shares most comes first, then what costs about as much; neither itself nor another category', async () => {
  const jasmine = { notes: ['jasmin', 'citron'], brewing: ['filtre'] }
  await sell('A', { facts: jasmine })
  await sell('CHEAP', { priceCents: 100, facts: { notes: ['cacao'] } })
  await sell('FILTER', { priceCents: 900, facts: { brewing: ['filtre'] } })
  await sell('LEMON', { priceCents: 950, facts: { notes: ['citron'], brewing: ['filtre'] } })
  await sell('TWIN', { priceCents: 990, facts: jasmine })
  await sell('TEA', { categoryId: 1, facts: jasmine })
  expect(await related('A')).toEqual(['TWIN', 'LEMON', 'FILTER', 'CHEAP'])
})

test('of formats one is shown, the one that is sold most or costs least', async () => {
  const facts = { notes: ['cacao'] }
  await sell('A', { facts })
  await sell('LARGE', { facts: { ...facts, group: 'Santos' }, priceCents: 3000 })
  await sell('SMALL', { facts: { ...facts, group: 'Santos' }, priceCents: 900 })
  await sell('OTHER', { priceCents: 4000 })
  expect(await related('A')).toEqual(['SMALL', 'OTHER'])
})

test('what is sold out is not preferred, and what is retired is not shown', async () => {
  const facts = { notes: ['noisette'] }
  await sell('A', { facts })
  await sell('GONE', { facts, retired: true })
  await sell('OUT', { facts, stock: 0, priceCents: 500 })
  await sell('PLAIN', { priceCents: 400 })
  expect(await related('A')).toEqual(['PLAIN', 'OUT'])
})

test('a product without facts has those of its category that cost about as much; an unknown one has none', async () => {
  await sell('A', { priceCents: 780 })
  for (const priceCents of [700, 300, 500, 900, 800]) await sell(`P${priceCents}`, { priceCents })
  await sell('OUT', { priceCents: 780, stock: 0 })
  expect(await related('A')).toEqual(['P800', 'P700', 'P900', 'P500'])
  expect(await related('UNKNOWN')).toBeUndefined()
})
