import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'
import { serveFiles } from './fileServer'
import { bareEnvironment, freePort, root } from './shopProcess'
import { startShop, type ShopServer } from './shopServer'
import { tourBefore } from './tour'
import { answered, visit } from './visitor'

let browser: Browser
let api: ShopServer
let files: { stop: () => Promise<void> }
let url: string

beforeAll(async () => {
  browser = await launchBrowser()
  const port = await freePort()
  url = `http://localhost:${port}`
  api = await startShop({ CORS_ORIGINS: url }, { host: '127.0.0.1' })
  const settings = { API_HOST: api.url, PUBLIC_URL: url, WORDING: 'specified' }
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts/buildStatic.mjs')], {
    cwd: root,
    env: { ...bareEnvironment(), ...settings },
  })
  files = await serveFiles(path.join(root, 'dist/static'), port)
})
afterAll(async () => {
  await browser.close()
  await files.stop()
  await api.stop()
})

test('files on any host make the whole shop, with an API on another origin', async () => {
  const visitor = await visit(browser, { url, otherOrigins: [api.url] })
  await tourBefore(api, visitor)
  // A host of files has no file for these; its 404.html is the shop all the same.
  const pages = ['/login', '/product/', '/products']
  await visitor.expectQuiet({ except: pages.map((page) => answered(page, 404)) })
})
