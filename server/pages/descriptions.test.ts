import { insertProduct } from '../../testing/makeData'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import { until } from '../../testing/until'
import { setSetting } from '../shop/setSetting'
import { defaultHome } from '../shop/homeSettings'

const address = '5 place du Capitole, 31000 Toulouse'
let server: TestServer
beforeAll(async () => {
  server = await startPages({ settings: { SHOP_ADDRESS: address } })
  await insertProduct(server.services.database.sql, { serial: 'D-1', description: '' })
})
afterAll(() => server.close())

async function descriptionAt(url: string): Promise<string> {
  const { body } = await server.inject({ url })
  return /<meta name="description" content="(.*?)">/.exec(body)?.[1] ?? ''
}

test.each(['/', '/products', '/ProductListByCategorie/3', '/product/D-1', '/contact'])(
  'what search engines read of %s names no other town than the shop’s',
  async (url) => {
    const description = await descriptionAt(url)
    expect(description).not.toBe('')
    expect(description).not.toContain('Blois')
  },
)

test.each(['/', '/contact'])('%s says where the shop is', async (url) => {
  expect(await descriptionAt(url)).toContain(address)
})

test('the shopkeeper’s own introduction describes the home page', async () => {
  const introduction = 'Des cafés de petites fermes, torréfiés le mardi.'
  const { sql } = server.services.database
  await setSetting(sql, { name: 'home', value: { ...defaultHome, introduction }, at: new Date() })
  // PostgreSQL notifies the cache of pages a moment later.
  await until(async () => (await descriptionAt('/')) === introduction)
})
