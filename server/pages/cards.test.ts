import path from 'node:path'
import sharp from 'sharp'
import { insertProduct } from '../../testing/makeData'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import { specified as words } from '../../wording/specified'

const shop = 'https://boutique.example/cafe'
const picture = `${'a'.repeat(32)}.webp`
let server: TestServer
beforeAll(async () => {
  server = await startPages({
    settings: { PUBLIC_URL: 'https://boutique.example', BASE_PATH: '/cafe' },
  })
  const { sql } = server.services.database
  await insertProduct(sql, { serial: 'H-1', name: '"></head><script>alert("$&")', picture })
  const elsewhere = { serial: 'U-1', name: 'Ailleurs', picture: 'https://elsewhere.example/1.jpg' }
  await insertProduct(sql, elsewhere)
})
afterAll(() => server.close())

const get = async (url: string) => (await server.inject({ url: `/cafe${url}` })).body

async function getCard(url: string): Promise<Record<string, string>> {
  const properties = (await get(url)).matchAll(
    /<meta (?:property="(og:[^"]+)"|name="(twitter:[^"]+)") content="([^"]*)">/g,
  )
  return Object.fromEntries([...properties].map(([, og, other, value]) => [(og ?? other)!, value!]))
}

test.each([
  ['/', 'website'],
  ['/products?page=2', 'website'],
  ['/products?filter=desc&page=2', 'website'],
  ['/ProductListByCategorie/2', 'website'],
  ['/Product/CAF-01', 'product'],
  ['/Contact', 'website'],
])('the card of %s is about the page’s one address', async (url, type) => {
  const body = await get(url)
  const text = (pattern: RegExp) => pattern.exec(body)![1]
  expect(await getCard(url)).toMatchObject({
    'og:type': type,
    'og:site_name': 'Comptoir Blésois',
    'og:locale': 'fr_FR',
    'og:title': text(/<title>(.*?)<\/title>/),
    'og:description': text(/<meta name="description" content="(.*?)">/),
    'og:url': text(/<link rel="canonical" href="(.*?)">/),
    'twitter:card': 'summary_large_image',
  })
})

test('a legal page has none', async () => {
  expect(await get('/mentions-legales')).toContain('<link rel="canonical"')
  expect(await getCard('/mentions-legales')).toEqual({})
})

test('the card of a product shows its own picture, on any host', async () => {
  expect(await getCard('/product/H-1')).toMatchObject({
    'og:image': `${shop}/images/${picture}?w=1200`,
    'og:image:alt': '&quot;&gt;&lt;/head&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)',
  })
  const elsewhere = await getCard('/product/U-1')
  expect(elsewhere['og:image']).toBe('https://elsewhere.example/1.jpg')
  expect(elsewhere).not.toHaveProperty('og:image:width')
})

test.each(['/', '/product/CAF-01'])(
  'the card of %s shows the shop’s picture, with its true size',
  async (url) => {
    const card = await getCard(url)
    const file = path.join(__dirname, '../../public', card['og:image']!.replace(shop, ''))
    const { width, height } = await sharp(file).metadata()
    expect(card).toMatchObject({
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': words.home.heroPicture,
    })
  },
)

test('no name can break out of the card', async () => {
  expect(await get('/product/H-1')).not.toContain('<script>alert')
})

test.each(['/panier', '/profil', '/product/none', '/ProductListByCategorie/99', '/nowhere'])(
  '%s, which search engines must not list, has no card',
  async (url) => {
    const body = await get(url)
    expect(body).toContain('noindex')
    expect(body).not.toMatch(/"og:|"twitter:|ld\+json/)
  },
)
