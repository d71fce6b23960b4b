import { startServer, type TestServer } from '../../testing/startServer'
import { exportCatalogue } from './file/exportCatalogue'
import { importCatalogue } from './file/importCatalogue'
import { listWholeCatalogue } from './file/wholeCatalogue'
import { seedCatalogue } from './seedCatalogue'

// Starts an embedded database, next to other workers, and decodes every picture.
jest.setTimeout(120_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

// spec: 1.1, 3.9
test('an empty shop is filled once with the first products and their pictures', async () => {
  const { services } = server
  const seeded = await seedCatalogue(services)
  expect(seeded).toMatchObject({ changed: 0, unchanged: 0, encoding: 'utf-8' })
  const rows = await listWholeCatalogue(services.database.sql)
  expect(rows.length).toBeGreaterThanOrEqual(48)
  expect(new Set(rows.map(({ categoryId }) => categoryId))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(rows.filter(({ stock }) => stock === 0)).toHaveLength(1)
  expect(rows.filter(({ stock }) => stock === 2)).toHaveLength(1)
  expect(rows.filter(({ picture }) => picture === null)).toHaveLength(1)
  for (const { picture } of rows)
    if (picture !== null) expect(await services.pictures.has(picture)).toBe(true)
  expect(await seedCatalogue(services)).toBeUndefined()
})

test('each product of the first catalogue has facts, and each coffee says how it is brewed', async () => {
  const reply = await server.inject({ url: '/api/products' })
  const all = reply.json<{ product_categorie_id: number; product_facts: object }[]>()
  expect(all).toHaveLength(55)
  for (const { product_facts, product_categorie_id } of all) {
    expect(product_facts).not.toEqual({})
    if (product_categorie_id === 2) expect(product_facts).toHaveProperty('brewing')
  }
})

test('an exported catalogue changes nothing when it is imported', async () => {
  const file = await exportCatalogue(server.services)
  expect(await importCatalogue(server.services, { bytes: Buffer.from(file) })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 55,
  })
})

test('a larger format costs less for a kilo and shares the facts of the smaller one', async () => {
  const reply = await server.inject({ url: '/api/products' })
  type Listed = {
    product_price: number
    product_weight: number
    product_facts: { group?: string }
  }
  const inGroups = reply.json<Listed[]>().filter((one) => one.product_facts.group !== undefined)
  expect(inGroups).toHaveLength(10)
  inGroups.sort((one, other) => one.product_weight - other.product_weight)
  for (const { group } of inGroups.map((one) => one.product_facts)) {
    const [small, large] = inGroups.filter((one) => one.product_facts.group === group)
    const perKilo = (one: Listed | undefined) => one!.product_price / one!.product_weight
    expect(perKilo(large)).toBeLessThan(perKilo(small))
    expect(large!.product_facts).toEqual(small!.product_facts)
  }
})
