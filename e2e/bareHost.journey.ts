import type { Browser } from 'playwright-core'
import { startBareHost, type BareHost } from '../testing/bareHost'
import { registerOverApi } from './api'
import { launchBrowser } from './browser'
import { overflowOf } from './page'
import { newPerson } from './people'
import { startShop, type ShopServer } from './shopServer'
import { tour } from './tour'
import { visit } from './visitor'
import { words } from './words'

let browser: Browser
let host: BareHost
let front: ShopServer

beforeAll(async () => {
  browser = await launchBrowser()
  host = await startBareHost()
  front = await startShop({ API_HOST: host.url })
})
afterAll(async () => {
  await browser.close()
  await front.stop()
  await host.close()
})

test('an API with the fields of the specification alone is enough to browse, add and pay', async () => {
  const camille = newPerson()
  await registerOverApi(host.url, camille)
  const visitor = await visit(browser, { url: front.url, otherOrigins: [host.url] })
  const { page } = visitor
  await page.goto('products')
  await page.getByText(`${host.shop.products.length} Produits trouver`, { exact: true }).waitFor()
  await tour(
    page,
    camille,
    host.shop.products.find(({ product_name }) => product_name === 'Huila nu')!,
  )
  await page
    .getByText(/^21,00\s€$/)
    .first()
    .waitFor()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(host.shop.product(2).product_stock).toBe('38')
  await page.goto('profil')
  await page.getByText(words.orders.datePlaceholder).first().waitFor()
  await visitor.expectQuiet()
})
