import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { search } from './searchProducts'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await insertProduct(server.services.database.sql, {
    serial: 'GT/7.B',
    name: 'Gourde/thermos XR-200',
    description: 'Garde le chaud.Convient au vélo, au sac_cabas, 1.5 litre, <inox>, thé@bureau.fr',
    facts: { fits: 'cafetière/bouilloire' },
  })
})
afterAll(() => server.close())

test.each([
  ...['gourde', 'thermos', '200', 'chaud', 'convient', 'sac', 'cabas', '5', 'inox', 'bureau'],
  ...['cafetière', 'bouilloire', 'gt', '7', 'gourde/thermos', 'XR-200', '1.5', 'GT/7.B'],
])('“%s” is found, whatever joins it to another word', async (q) => {
  const { search_total } = await search(server.services.database.sql, { q })
  expect(search_total).toBe(1)
})
