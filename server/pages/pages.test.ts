import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageSettings } from '../../contract/site/pageSettings'
import { makeBuiltClient, pagesOver } from '../../testing/builtClient'
import { startServer, type TestServer } from '../../testing/startServer'
import { readSettings, toPageSettings } from '../settings'
import { openPages } from './pages'
import { NothingBuilt } from './template'

const settings = { BASE_PATH: '/boutique', SHOP_NAME: '</script><script>alert("$&")' }
const forPage = toPageSettings(readSettings(settings))
let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pages-'))
  await makeBuiltClient(folder)
  await writeFile(path.join(folder, 'hero.svg'), '<svg/>')
  server = await startServer({ settings, services: { pages: pagesOver(folder, forPage) } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => server.inject({ url })

test('a page has this shop’s settings, and no value can break out of their block', async () => {
  const { body } = await get('/boutique/')
  expect(body).toContain('data-scripts="/boutique/static/js/main.abc.js ')
  const block = /id="settings">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
  expect((JSON.parse(block) as PageSettings).seller.name).toBe(settings.SHOP_NAME)
  expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)</title>')
  expect(body).not.toContain('<script>alert')
})

test('the font of headings is preloaded, from below the base path', async () => {
  const [head = ''] = (await get('/boutique/contact')).body.split('<body>')
  const letters = '/boutique/static/media/main.woff2'
  expect(head).toContain(`as="font" type="font/woff2" href="${letters}" crossorigin="anonymous"`)
  expect(head).toContain(`src:url(${letters})`)
})

test('a font that the page does without is not preloaded', async () => {
  const [head = ''] = (await get('/boutique/contact')).body.split('<body>')
  expect(head).toContain('src:url(/boutique/static/media/late.woff2)')
  expect(head).not.toContain('href="/boutique/static/media/late.woff2"')
})

// spec: 2.41
test.each([
  ['/boutique/', 200],
  ['/boutique/Products/', 200],
  ["/boutique/conditions-generales-d'utilisation", 200],
  ['/boutique/nothing', 404],
  ['/boutique/product/none', 404],
  ['/boutique/%ZZ', 404],
  ['/boutique/api/%ZZ', 400],
  ['/%ZZ', 400],
])('%s answers %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})

// spec: 2.41
test('every unknown path shows the same page', async () => {
  const [unknown, other] = [await get('/boutique/nothing'), await get('/boutique/else/where')]
  expect(unknown.body).toContain('Erreur 404')
  expect(unknown.body).toBe(other.body)
})

test.each(['/boutique/api/nothing', '/boutique/static/js/gone.js', '/boutique/images2'])(
  '%s is never cached as if it were the file',
  async (url) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(404)
    expect(String(headers['cache-control'])).not.toContain('immutable')
  },
)

test('files with a hash in their name are cached for ever, others are not', async () => {
  const script = await get('/boutique/static/js/main.abc.js')
  expect(script.headers['cache-control']).toContain('immutable')
  expect((await get('/boutique/hero.svg')).headers['cache-control']).not.toContain('immutable')
  for (const file of ['index.html', 'chunks.json'])
    expect((await get(`/boutique/${file}`)).statusCode).toBe(404)
})

test('the base path without its slash leads to the one with it, which the browser’s router knows', async () => {
  const { statusCode, headers } = await get('/boutique?utm_source=lettre')
  expect([statusCode, headers.location]).toEqual([308, '/boutique/?utm_source=lettre'])
})

test('outside the base path nothing is the shop’s page', async () => {
  for (const url of ['/products', '/boutiques', '/boutique2/products']) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode, headers['content-type']]).toEqual([
      url,
      404,
      'application/json; charset=utf-8',
    ])
  }
})

test('the URL without the base path leads to the shop', async () => {
  const { statusCode, headers } = await get('/')
  expect([statusCode, headers.location]).toEqual([302, '/boutique/'])
})

test('a form sent without the script leads to its page, and no response repeats what was typed', async () => {
  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: '/boutique/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'client_password=secret',
  })
  expect([statusCode, headers.location]).toEqual([303, '/boutique/login'])
})

test('without the renderer the browser gets an empty page for each URL', async () => {
  const pages = openPages(forPage, { folder, createRenderer: null })
  const plain = await startServer({ settings, services: { pages } })
  const { body, statusCode } = await plain.inject({ url: '/boutique/products' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect((await plain.inject({ url: '/boutique/nothing' })).statusCode).toBe(404)
  await plain.close()
})

test('a sentence says if nothing is built', () => {
  const open = () => openPages(forPage, { folder: path.join(folder, 'none'), createRenderer: null })
  expect(open).toThrow(NothingBuilt)
})
