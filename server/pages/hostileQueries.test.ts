import { facetNames } from '../../contract/facets'
import { paths } from '../../contract/site/paths'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'

let server: TestServer
beforeAll(async () => {
  server = await startPages()
})
afterAll(() => server.close())

const nul = '\0'
const values = [nul, `${nul},cacao`, 'x'.repeat(10_000), 'cacao,'.repeat(3_000)]
const search = ['q', 'tri', 'page', ...facetNames]

test.each(search)('a search with any %s gets its page', async (name) => {
  for (const value of values) {
    const query = new URLSearchParams({ [name]: value })
    expect((await server.inject({ url: `${paths.search}?${query}` })).statusCode).toBe(200)
  }
})

test.each([
  [paths.products, 'filter'],
  [paths.products, 'page'],
  ['/ProductListByCategorie/1', 'page'],
  [paths.withdrawal, 'commande'],
  [paths.login, 'retour'],
])('%s with any %s gets its page', async (path, name) => {
  for (const value of values) {
    const query = new URLSearchParams({ [name]: value })
    expect((await server.inject({ url: `${path}?${query}` })).statusCode).toBe(200)
  }
})
