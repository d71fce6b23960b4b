import type { ProductReply } from '../../contract/api/catalogue'
import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { findRelated } from '../search/relatedProducts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  const { sql } = server.services.database
  const sell = (serial: string, weightGrams: number, fields = {}) =>
    insertProduct(sql, { serial, weightGrams, categoryId: 2, stock: 5, ...fields })
  const facts = { group: 'Maison', notes: ['noisette'] }
  await sell('KILO', 1000, { facts, priceCents: 3200, stock: 0 })
  await sell('SMALL', 250, { facts, priceCents: 950 })
  await sell('OLD', 500, { facts, retired: true })
  await sell('ALONE', 250, { facts: { group: 'Seul', notes: ['noisette'] } })
  await sell('OTHER', 250, { facts: { notes: ['noisette'] } })
})
afterAll(() => server.close())

async function formatsOf(serial: string) {
  const { statusCode, body } = await server.inject({ url: `/api/product/${serial}/formats` })
  if (statusCode !== 200) return statusCode
  return (JSON.parse(body) as ProductReply[]).map((one) => one.product_serial_number)
}

test('the products of a group are formats of each other, the lightest first, sold out or not', async () => {
  expect(await formatsOf('SMALL')).toEqual(['SMALL', 'KILO'])
  expect(await formatsOf('kilo')).toEqual(['SMALL', 'KILO'])
})

test.each([
  ['a product alone in its group', 'ALONE', []],
  ['a product without a group', 'OTHER', []],
  ['one that is no longer sold', 'OLD', 404],
  ['an unknown one', 'NONE', 404],
])('%s has no formats', async (_, serial, expected) => {
  expect(await formatsOf(serial)).toEqual(expected)
})

test('a format is not shown beside a product once more', async () => {
  const related = await findRelated(server.services.database.sql, 'SMALL')
  expect(related?.map(({ serial }) => serial)).toEqual(['ALONE', 'OTHER'])
})

test('the group is a name of the shopkeeper, which no search finds', async () => {
  const found = await server.inject({ url: '/api/search?q=Seul' })
  expect((JSON.parse(found.body) as { search_products: unknown[] }).search_products).toEqual([])
})
