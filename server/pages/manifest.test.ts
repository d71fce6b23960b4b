import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import type { toManifest } from './manifest'

const root = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
let server: TestServer
beforeAll(async () => {
  server = await startPages({ settings: { BASE_PATH: '/cafe' }, isEmpty: true })
})
afterAll(() => server.close())

async function getManifest() {
  const { body, headers, statusCode } = await server.inject({ url: '/cafe/manifest.webmanifest' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  return JSON.parse(body) as ReturnType<typeof toManifest>
}

test('the shop can be installed on a home screen, under its name and below its base path', async () => {
  const manifest = await getManifest()
  expect(manifest).toMatchObject({
    name: 'Comptoir Blésois',
    lang: 'fr',
    start_url: '/cafe/',
    scope: '/cafe/',
  })
  const { body } = await server.inject({ url: '/cafe/contact' })
  // The script adds the link once the main picture is loaded.
  expect(body).not.toContain('manifest')
})

test('every icon of the manifest exists, in its size', async () => {
  const { icons } = await getManifest()
  expect(icons.map(({ src }) => src)).toContain('/cafe/icons/icon-maskable-512.png')
  for (const { src, sizes, type } of icons) {
    const file = path.join(root, 'public', src.replace('/cafe/', ''))
    expect([src, existsSync(file)]).toEqual([src, true])
    const { width, height, format } = await sharp(file).metadata()
    expect([src, sizes, type]).toEqual([src, `${width}x${height}`, `image/${format}`])
  }
})

test('the manifest’s colours are those of the pages', async () => {
  const { theme_color: theme, background_color: background } = await getManifest()
  expect(read('public/index.html')).toContain(`<meta name="theme-color" content="${theme}"`)
  expect(read('src/ui/tokens.css')).toContain(`--page: ${background};`)
})
