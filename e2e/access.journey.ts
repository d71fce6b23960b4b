import type { Browser, Page } from 'playwright-core'
import { pathTo, paths, type PageName } from '../src/paths'
import { buyOverApi, cataloguesOf, registerOverApi } from './api'
import { violationsOn } from './axe'
import { launchBrowser } from './browser'
import { isTakenOver } from './page'
import { newPerson, signIn } from './people'
import { startShop, type ShopServer } from './shopServer'
import { narrow, visit, wide, type Visitor } from './visitor'

// A short form by default; ACCESS=full looks at every page in both schemes at both widths.
const looks =
  process.env.ACCESS === 'full'
    ? ([
        ['light', narrow],
        ['dark', narrow],
        ['light', wide],
        ['dark', wide],
      ] as const)
    : ([
        ['dark', narrow],
        ['light', wide],
      ] as const)

const clients: PageName[] = [
  'home',
  'profile',
  'editProfile',
  'editPassword',
  'deleteAccount',
  'cart',
  'newestOrder',
  'order',
]
const camille = newPerson()
let browser: Browser
let shop: ShopServer
/** An address for every page of the shop: one that is forgotten does not compile. */
let addresses: Record<PageName | 'unknown' | 'soldOut' | 'noCategory' | 'noProduct', string>

beforeAll(async () => {
  browser = await launchBrowser()
  shop = await startShop()
  const { all, coffees } = await cataloguesOf(shop.url)
  const order = await buyOverApi(shop.url, await registerOverApi(shop.url, camille), coffees[0]!)
  const soldOut = all.find(({ product_stock }) => product_stock === 0) ?? all[0]!
  addresses = {
    ...paths,
    category: pathTo('category', 2),
    product: pathTo('product', coffees[0]!.product_serial_number),
    order: pathTo('order', order),
    unknown: '/nulle-part',
    soldOut: pathTo('product', soldOut.product_serial_number),
    noCategory: pathTo('category', 99),
    noProduct: pathTo('product', 'rien'),
  }
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

describe.each(looks)('in the %s scheme', (colorScheme, viewport) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await visit(browser, { url: shop.url, viewport, reducedMotion: 'reduce' })
    await visitor.page.emulateMedia({ colorScheme })
  })
  afterAll(() => visitor.context.close())

  async function lookAt(page: Page, names = Object.keys(addresses)): Promise<void> {
    const found: Record<string, string[]> = {}
    for (const name of names) {
      const address = addresses[name as keyof typeof addresses]
      await page.goto(address.slice(1))
      await isTakenOver(page)
      await page.getByText('Chargement…').waitFor({ state: 'detached' })
      found[name] = await violationsOn(page)
    }
    expect(found).toEqual(Object.fromEntries(names.map((name) => [name, []])))
  }

  test('nothing stands in a visitor’s way', () => lookAt(visitor.page))

  test('nor while data is on its way, nor where it does not come', async () => {
    const { page } = visitor
    for (const answer of ['waiting', 'failed'] as const)
      for (const address of [addresses.home, addresses.products, addresses.product]) {
        await page.goto('contact')
        await isTakenOver(page)
        await page.route('**/api/**', (route) =>
          answer === 'failed' ? route.fulfill({ status: 500 }) : undefined,
        )
        await page.evaluate((path) => {
          history.pushState(null, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        }, address)
        if (answer === 'failed') await page.getByRole('alert').first().waitFor()
        else await page.getByText('Chargement…').first().waitFor({ state: 'attached' })
        expect({ answer, address, found: await violationsOn(page) }).toEqual({
          answer,
          address,
          found: [],
        })
        await page.unroute('**/api/**')
      }
  })

  test('nor in a client’s', async () => {
    await signIn(visitor.page, camille)
    // What a client sees otherwise than a visitor.
    await lookAt(visitor.page, clients)
  })
})
