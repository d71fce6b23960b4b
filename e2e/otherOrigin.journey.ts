import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'
import { startShop, type ShopServer } from './shopServer'
import { freePort } from './shopProcess'
import { tourBefore } from './tour'
import { visit } from './visitor'

let browser: Browser
let api: ShopServer
let front: ShopServer

beforeAll(async () => {
  browser = await launchBrowser()
  const port = String(await freePort())
  api = await startShop({ CORS_ORIGINS: `http://localhost:${port}` }, { host: '127.0.0.1' })
  front = await startShop({ PORT: port, PUBLIC_URL: `http://localhost:${port}`, API_HOST: api.url })
})
afterAll(async () => {
  await browser.close()
  await front.stop()
  await api.stop()
})

test('a client on another origin than its API browses, signs in, adds and pays', async () => {
  const visitor = await visit(browser, { url: front.url, otherOrigins: [api.url] })
  const asked: string[] = []
  visitor.page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).origin)
  })
  await tourBefore(api, visitor)
  expect(new Set(asked)).toEqual(new Set([api.url]))
  await visitor.expectQuiet()
})
