import type { Browser } from 'playwright-core'
import { cataloguesOf, registerOverApi } from './api'
import { launchBrowser } from './browser'
import { newPerson } from './people'
import { startShop, type ShopServer } from './shopServer'
import { freePort } from './shopProcess'
import { tour } from './tour'
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
  const camille = newPerson()
  await registerOverApi(api.url, camille)
  const { all } = await cataloguesOf(api.url)
  const visitor = await visit(browser, { url: front.url, otherOrigins: [api.url] })
  const asked: string[] = []
  visitor.page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).origin)
  })
  await tour(
    visitor.page,
    camille,
    all.find(({ product_stock }) => product_stock > 5)!,
  )
  await visitor.page.goto('products?page=2')
  await visitor.page.getByText(`${all.length} Produits trouver`).waitFor()
  expect(new Set(asked)).toEqual(new Set([api.url]))
  await visitor.expectQuiet()
})
