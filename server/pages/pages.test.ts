import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer, type TestServer } from '../../testing/startServer'
import { pageSettings } from '../../contract/pageSettings'
import { readSettings, toPageSettings } from '../settings'
import { NothingBuilt, openPages } from './pages'

const settings = { BASE_PATH: '/boutique', SHOP_NAME: '</script><script>alert("$&")' }
let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pages-'))
  await mkdir(path.join(folder, 'static/js'), { recursive: true })
  await writeFile(path.join(folder, 'static/js/main.abc.js'), 'void 0')
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(
    path.join(folder, 'index.html'),
    '<script src="%BASE_PATH%/static/js/main.abc.js"></script><script type="application/json" id="settings">%SETTINGS%</script>',
  )
  const pages = openPages(toPageSettings(readSettings(settings)), folder)
  server = await startServer({ settings, services: { pages } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => server.inject({ url })

test('a page carries this shop’s settings, and no value of them can leave their block', async () => {
  const { body } = await get('/boutique/')
  expect(body).toContain('src="/boutique/static/js/main.abc.js"')
  const block = /id="settings">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
  expect(pageSettings.parse(JSON.parse(block)).seller.name).toBe(settings.SHOP_NAME)
})

test.each([
  ['/boutique', 200],
  ['/boutique/', 200],
  ['/boutique/Products/', 200],
  ["/boutique/conditions-generales-d'utilisation", 200],
  ['/boutique/nothing', 404],
  ['/boutique/%ZZ', 400],
])('%s answers %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})

test('an unknown path shows the page all the same', async () => {
  const [unknown, known] = [await get('/boutique/nothing'), await get('/boutique/products')]
  expect(unknown.body).toBe(known.body)
})

test.each(['/boutique/api/nothing', '/boutique/static/js/gone.js', '/boutique/images2'])(
  '%s is never kept as if it were the file',
  async (url) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(404)
    expect(String(headers['cache-control'])).not.toContain('immutable')
  },
)

test('files whose name is their content are kept for ever, others not', async () => {
  const script = await get('/boutique/static/js/main.abc.js')
  expect(script.headers['cache-control']).toContain('immutable')
  expect((await get('/boutique/robots.txt')).headers['cache-control']).not.toContain('immutable')
  expect((await get('/boutique/index.html')).body).not.toContain('%SETTINGS%')
})

test('the address without the base path leads to the shop', async () => {
  const { statusCode, headers } = await get('/')
  expect([statusCode, headers.location]).toEqual([302, '/boutique/'])
})

test('where nothing was built a sentence says so', () => {
  const open = () => openPages(toPageSettings(readSettings({})), path.join(folder, 'none'))
  expect(open).toThrow(NothingBuilt)
})
