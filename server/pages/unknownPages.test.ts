import { hostileSegments } from '../../testing/requests/hostile'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import type { Page, Pages } from './pages'

/** The rendered URLs. */
const rendered: string[] = []
/** The newest page, in place of others where only their number matters. */
let newest: Promise<Page> | undefined
let isRepeated = false
let pages: Pages
let server: TestServer
beforeAll(async () => {
  server = await startPages({
    settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    pages: (ours) => {
      pages = ours
      const render: Pages['render'] = (url, ask): Promise<Page> => {
        rendered.push(url.pathname + url.search)
        if (!isRepeated || !newest) newest = ours.render!(url, ask)
        return newest
      }
      return { ...ours, render }
    },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  rendered.length = 0
  isRepeated = false
})

let address = 0
const get = (url: string, from = `10.1.0.${(address += 1) % 250}`) =>
  server.inject({ url, headers: { 'x-forwarded-for': from } })
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each(['/api/%E9', '/images/caf%E9.png', '/static/%2'])(
  'where there are no pages, broken escapes are a problem: %s',
  async (url) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(400)
    expect(headers['content-type']).toContain('json')
  },
)

test.each(['product', 'productlistbycategorie', 'command'])(
  'every path under /%s/ gets a reply without a fault',
  async (folder) => {
    const wrong: string[] = []
    for (const segment of hostileSegments) {
      const { statusCode } = await get(`/${folder}/${segment}`)
      if (![200, 400, 404].includes(statusCode)) wrong.push(`${statusCode} ${segment}`)
    }
    expect(wrong).toEqual([])
  },
)

test.each([
  '/product/%00',
  `/product/${'x'.repeat(65)}`,
  '/command/%00',
  '/productlistbycategorie/%00',
  '/product/CAF%2',
  '/productlistbycategorie/%E9',
  '/caf%E9',
  '/%E9/x?page=2',
])('what can be no identifier is not found: %s', async (url) => {
  const { statusCode, headers } = await get(url)
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toContain('text/html')
})

test('all all products that the shop does not have cost one page together', async () => {
  for (const index of times(50)) {
    const { statusCode, body } = await get(`/product/none-${index}`)
    expect(statusCode).toBe(404)
    expect(body).toContain(`none-${index}`)
  }
  expect(rendered.length).toBeLessThanOrEqual(1)
})

test('that page is the one that the product’s own URL renders to', async () => {
  const answered = { status: 404, headers: {}, data: null }
  for (const id of ['none', 'é<b>&"$&', "a'b", 'a/b', '</script>', '\u2028']) {
    const pathname = `/product/${encodeURIComponent(id)}`
    const own = await pages.render!({ pathname, search: '' }, () => Promise.resolve(answered))
    expect((await get(pathname)).body).toBe(own.html)
  }
})

test('one page has one URL, in any spelling', async () => {
  await get('/contact')
  await get('/product/CAF-01')
  await get('/command/12345678')
  rendered.length = 0
  const ways = [
    ...['/CONTACT', '/Contact/', '/%43ontact', '/contact?page=3', '/contact?filter=desc'],
    ...['/PRODUCT/CAF-01', '/product/CAF%2D01/', '/product/CAF-01?page=2'],
    ...['/Command/12345678', '/command/87654321', '/command/x'],
  ]
  for (const url of ways) expect([url, (await get(url)).statusCode]).toEqual([url, 200])
  expect(rendered).toEqual([])
})

test('an address may have so many pages rendered in a minute, and any number of cached ones', async () => {
  await get('/products')
  await get('/product/none')
  await get('/productlistbycategorie/none')
  isRepeated = true
  const greedy = '192.0.2.9'
  const statuses = new Map<number, number>()
  let refused
  for (const index of times(305)) {
    const reply = await get(`/productlistbycategorie/none-${index}`, greedy)
    if (reply.statusCode === 429) refused = reply
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [200, 300],
    [429, 5],
  ])
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused?.headers['content-type']).toContain('text/html')
  expect((await get('/products', greedy)).statusCode).toBe(200)
  expect((await get('/product/none')).statusCode).toBe(404)
})
