import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pathTo, paths, type PageName } from '../../contract/site/paths'
import { specified as words } from '../../wording/specified'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'

const publicUrl = 'https://boutique.example'
let server: TestServer
beforeAll(async () => {
  server = await startPages({ settings: { WORDING: 'specified', PUBLIC_URL: publicUrl } })
})
afterAll(() => server.close())

const get = (url: string, headers = {}) => server.inject({ url, headers })
const contentOf = (html: string) => /<div id="root">(.*)<\/div>\s*<script/s.exec(html)?.[1] ?? ''

test('a list is rendered on the server, in its order and with a link to its next page', async () => {
  const { body, headers } = await get('/products')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const content = contentOf(body)
  expect(content).toContain('26 Produits trouver')
  expect(content.match(/<article/g)).toHaveLength(24)
  expect(content).toMatch(/Café 01.*Café 02.*Sencha/s)
  expect(content).toContain('href="/products?page=2"')
  expect(contentOf((await get('/products?filter=desc&page=2')).body)).toMatch(/Café 02.*Café 01/s)
  expect(contentOf((await get('/ProductListByCategorie/1')).body)).not.toContain('Café 01')
})

const ids: Partial<Record<PageName, string>> = {
  product: 'CAF-01',
  category: '2',
  order: '12345678',
}

test.each(Object.keys(paths) as PageName[])(
  'the server answers every endpoint that the page %s loads',
  async (page) => {
    expect((await get(pathTo(page, ids[page]))).statusCode).toBe(200)
  },
)

test.each(['/', '/products', '/product/CAF-01', '/contact', '/panier', '/nowhere'])(
  '%s has the marks of its outermost Suspense, without which React renders it again',
  async (url) => {
    const content = contentOf((await get(url)).body)
    expect(content).toMatch(/^<!--\$--><div.*<\/div><!--\/\$-->$/s)
  },
)

test('the data of a page is in it once, so that the browser need not fetch it', async () => {
  const { body } = await get('/product/CAF-01')
  const known = JSON.parse(/id="queries">(.*?)<\/script>/s.exec(body)![1]!) as unknown
  expect(known).toEqual([
    {
      endpointName: 'getProduct',
      arg: 'CAF-01',
      value: expect.objectContaining({ name: 'Café 01', priceCents: 690 }) as unknown,
    },
    expect.objectContaining({ endpointName: 'listRelated' }) as unknown,
  ])
})

test.each([
  ['/', 'Comptoir Blésois', '/'],
  ['/PRODUCTS?utm_source=mail', 'Nos produits', '/products'],
  ['/products?page=2', 'Nos produits', '/products?page=2'],
  ['/products?filter=desc&page=2', 'Nos produits', '/products'],
  ['/ProductListByCategorie/2', 'Nos produits – Café', '/productlistbycategorie/2'],
  ['/Product/CAF-01', 'Café 01', '/product/CAF-01'],
  ['/login', 'Se connecter – Comptoir Blésois', '/login'],
  ['/Contact', 'Contact', '/contact'],
  ['/mentions-legales', 'Mentions Légales', '/mentions-legales'],
  ['/accessibilite', 'Déclaration d’accessibilité – Comptoir Blésois', '/accessibilite'],
])('%s is found as “%s” at %s', async (url, title, canonical) => {
  const { body } = await get(url)
  expect(body).toContain(`<title>${title}</title>`)
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}${canonical}">`)
  expect(body).toMatch(/<meta name="description" content="[^"]{20,160}">/)
  expect(body).not.toContain('noindex')
})

test.each([
  ['/panier', 'Votre Panier', 200],
  ['/profil', 'Votre Profil', 200],
  ['/command/12345678', 'Votre commande', 200],
  ['/firstConn/confirmation', 'Confirmer le mot de passe – Comptoir Blésois', 200],
  ['/ProductListByCategorie/99', 'Nos produits', 200],
  ['/products?page=9', 'Nos produits', 200],
  ['/ProductListByCategorie/2?page=9', 'Nos produits – Café', 200],
  ['/product/none', 'Produit introuvable – Comptoir Blésois', 404],
  ['/nowhere', 'Erreur 404 – Comptoir Blésois', 404],
])('%s is “%s”, and not to be found', async (url, title, status) => {
  const { body, statusCode } = await get(url)
  expect(statusCode).toBe(status)
  expect(body).toContain(`<title>${title}</title>`)
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).not.toContain('canonical')
})

// spec: 2.7, 4.1
test('a page for clients is its loading state, the same for all visitors', async () => {
  const content = contentOf((await get('/panier')).body)
  expect(content).toContain(words.common.waiting)
  expect(content).not.toContain(words.common.notConnected)
  expect(content).not.toContain(words.layout.login)
  expect(content).not.toContain(words.layout.profile)
})

test('a page has the sentence that its loader shows where the script does not come', async () => {
  const { notLoaded } = words.serverPages
  const sentence = `<p id="not-loaded" role="alert">${notLoaded}</p>`
  expect((await get('/products')).body).toContain(sentence)
})

test('the sign-in form works before any script, and sends nothing in a URL', async () => {
  expect(contentOf((await get('/login')).body)).toMatch(
    /<form [^>]*method="post".*client_password/s,
  )
})

test('the policy allows the page’s own rules and loader by hash, and nothing else', async () => {
  for (const url of ['/', '/products', '/product/CAF-01', '/panier', '/nowhere']) {
    const { body, headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe-')
    expect(body).not.toMatch(/ style="| on[a-z]+="/)
    const inline = [
      ...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs),
      ...body.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs),
    ].map((match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`)
    expect(inline).toHaveLength(3)
    expect(policy.match(/'sha256-[^']+'/g)!.sort()).toEqual([...inline].sort())
  }
})

test('the main picture is preloaded in the head', async () => {
  const [head = ''] = (await get('/')).body.split('<body>')
  expect(head).toMatch(/rel="preload" as="image"[^>]*hero-mobile[^>]*media=/)
  const list = (await get('/products')).body
  expect(list.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
})

test('a page is sent in an encoding that the browser reads, or as 304 if the browser has it', async () => {
  const plain = await get('/products')
  const brotli = await get('/products', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  const gzip = await get('/products', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  const etag = String(plain.headers.etag)
  const again = await get('/products', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  // The browser adopts the headers of a 304.
  expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  expect(plain.headers['cache-control']).toBe('no-cache')
})

test('a shop in front of another host’s API renders what it knows, and leaves loading states for the rest', async () => {
  const front = await startPages({ settings: { API_HOST: 'https://api.example' } })
  const { body, statusCode } = await front.inject({ url: '/products' })
  expect(statusCode).toBe(200)
  expect(contentOf(body)).toContain(words.common.waiting)
  expect(contentOf(body)).not.toContain('Café 01')
  expect((await front.inject({ url: '/product/CAF-01' })).body).toContain(
    '<title>Comptoir Blésois</title>',
  )
  await front.close()
})
