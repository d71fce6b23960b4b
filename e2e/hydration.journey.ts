import type { Browser } from 'playwright-core'
import { buyOverApi, cataloguesOf, registerOverApi } from './api'
import { launchBrowser } from './browser'
import { buildForDevelopment, developmentBuild } from './developmentBuild'
import { eventually } from './eventually'
import { isTakenOver } from './page'
import { newPerson, sendSignIn } from './people'
import { clientRoutes, otherSpellings, publicRoutes } from './routes'
import { startShop, type ShopServer } from './shopServer'
import { answered, narrow, visit, type Visitor } from './visitor'

// React's development mode compares every line of the page with what it would have written.
jest.setTimeout(240_000)

let browser: Browser
beforeAll(async () => {
  await buildForDevelopment()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([
  ['specified, at the root', {}],
  ['corrected, below /boutique', { WORDING: 'corrected', BASE_PATH: '/boutique' }],
])('the pages from the server, %s', (_, settings: Record<string, string>) => {
  const camille = newPerson()
  let shop: ShopServer
  let visitor: Visitor
  let paths: string[]
  let missing: string[]
  beforeAll(async () => {
    shop = await startShop(settings, { build: developmentBuild })
    const catalogue = await cataloguesOf(shop.url)
    const session = await registerOverApi(shop.url, camille)
    const order = await buyOverApi(
      shop.url,
      session,
      catalogue.all.find((one) => one.product_stock > 5)!,
    )
    const everyones = [...publicRoutes(catalogue), ...otherSpellings()]
    paths = [
      ...everyones.map(({ path }) => path),
      ...clientRoutes(order, { client: [], order: [] }).map(({ path }) => path),
      '/products?filter=desc&page=2',
      '/products?page=99&utm_source=mail',
      '/ProductListByCategorie/99',
      '/product/none',
    ]
    missing = [...everyones.filter(({ status }) => status).map(({ path }) => path), '/product/none']
    visitor = await visit(browser, { url: shop.url, viewport: narrow, savesData: true })
  })
  afterAll(() => shop.stop())

  test('are taken over as they are and ask for nothing again, signed out', async () => {
    for (const path of paths) expect(await takenOver(visitor, path)).toEqual([])
    await visitor.expectQuiet({ except: missing.map((path) => answered(path, 404)) })
  })

  test('are taken over as they are, and ask for the client’s own alone, signed in', async () => {
    await visitor.page.goto('login')
    await sendSignIn(visitor.page, camille)
    await visitor.page.waitForURL(/\/profil$/)
    for (const path of paths) {
      const asked = await takenOver(visitor, path)
      expect(asked.filter((one) => !/^\/api\/(client|order|command)/.test(one))).toEqual([])
    }
    await visitor.expectQuiet({ except: missing.map((path) => answered(path, 404)) })
  })

  test.each([
    ['a text', (html: string) => html.replace('</h1>', ' !</h1>')],
    ['an attribute', (html: string) => html.replace('<main ', '<main lang="en" ')],
    ['an element', (html: string) => html.replace('</h1>', '</h1><p>De trop</p>')],
  ])('%s that differs is heard of', async (_name, change) => {
    const { page, heard, context } = await visit(browser, { url: shop.url })
    await page.route('**/contact', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, body: change(await reply.text()) })
    })
    await page.goto('contact')
    await eventually(() => hasHeard(heard(), /hydrat/i))
    await context.close()
  })
})

/** Opens a page and waits until the browser's script answers; the API calls that were made. */
async function takenOver({ page }: Visitor, path: string): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    const at = pathname.indexOf('/api/')
    if (at >= 0) asked.push(pathname.slice(at))
  }
  page.on('request', note)
  await page.goto(path.slice(1))
  const before = await page.locator('#root > *').elementHandle()
  await isTakenOver(page)
  // What is asked for at all is asked for at once.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  // The server's own element, and not another in its place.
  expect(await before.evaluate((element) => element.isConnected)).toBe(true)
  page.off('request', note)
  return asked
}

/** Rejects until the browser has said something like it. */
function hasHeard(lines: string[], expected: RegExp): Promise<void> {
  const isHeard = lines.some((line) => expected.test(line))
  return isHeard ? Promise.resolve() : Promise.reject(new Error(lines.join('\n')))
}
