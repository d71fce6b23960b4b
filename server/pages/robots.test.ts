import { readSitemap } from '../../testing/readSitemap'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'

let server: TestServer
beforeAll(async () => {
  server = await startPages({
    settings: { PUBLIC_URL: 'https://boutique.example', BASE_PATH: '/cafe' },
  })
})
afterAll(() => server.close())

const read = async (url: string) => (await server.inject({ url })).body

test('robots.txt is at the root, lets the reads of pages through, and names the sitemap', async () => {
  const { body, headers } = await server.inject({ url: '/robots.txt' })
  expect(headers['content-type']).toContain('text/plain')
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /cafe/api/product/',
    'Allow: /cafe/api/products',
    'Allow: /cafe/api/best_product',
    'Allow: /cafe/api/home',
    'Allow: /cafe/api/delivery',
    'Disallow: /cafe/api/',
    'Sitemap: https://boutique.example/cafe/sitemap.xml',
    '',
  ])
})

test('every URL of the sitemap answers, and is the one that its page names', async () => {
  const addresses = await readSitemap(read, '/cafe/sitemap.xml')
  expect(addresses).toContain('https://boutique.example/cafe/product/CAF-01')
  expect(addresses).toContain('https://boutique.example/cafe/productlistbycategorie/5')
  expect(addresses).not.toContain('https://boutique.example/cafe/panier')
  expect(addresses).toHaveLength(13 + 5 + 26)
  for (const address of addresses) {
    const reply = await server.inject({ url: new URL(address).pathname })
    expect([address, reply.statusCode]).toEqual([address, 200])
    expect(reply.body).toContain(`rel="canonical" href="${address}"`)
  }
})
