import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { writeBitmaps } from './makeBitmaps'
import { search } from './searchProducts'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
async function countOf(origine: string): Promise<{ total: number; values: unknown }> {
  const { search_total, search_facets } = await search(sql(), { origine })
  const countries = search_facets.find((one) => one.facet_name === 'origine')
  return { total: search_total, values: countries?.facet_values }
}

test('each country of a product is a choice of its own, however they are separated', async () => {
  await insertProduct(sql(), { country: 'Brésil,Éthiopie' })
  await insertProduct(sql(), { country: 'Éthiopie , Kenya' })
  const values = [
    { value: 'Éthiopie', count: 2 },
    { value: 'Brésil', count: 1 },
    { value: 'Kenya', count: 1 },
  ]
  expect(await countOf('Brésil')).toEqual({ total: 1, values })
  await writeBitmaps(sql(), new Date())
  expect(await countOf('Brésil')).toEqual({ total: 1, values })
})
