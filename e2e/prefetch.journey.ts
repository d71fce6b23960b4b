import type { Page } from 'playwright-core'
import { cataloguesOf } from './api'
import { eventually } from './eventually'
import { startJourney } from './journey'
import { isTakenOver, sees, seesHeading } from './page'
import { pathTo } from '../src/paths'
import { narrow, visit } from './visitor'
import { words } from './words'

const journey = startJourney()
const { catalogue, layout } = words

/** What the pages ask for from now on: the API's calls and the pages' code. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/|\/js\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

function checkAsked(asked: string[], part: RegExp): Promise<void> {
  if (asked.some((one) => part.test(one))) return Promise.resolve()
  return Promise.reject(new Error(`${String(part)} among ${asked.join(', ')}`))
}

const isAsked = (asked: string[], part: RegExp) => eventually(() => checkAsked(asked, part))

journey.step('what stays in the window is fetched before anybody comes near', async () => {
  const { page, visitor } = journey
  const asked = listen(page)
  await page.goto('')
  await isTakenOver(page)
  // The best products are below the hero, the shop's list is in the header.
  await isAsked(asked, /ProductsPage/)
  await isAsked(asked, /\/api\/product/)
  await visitor.expectQuiet()
})

journey.step('then the page is there without the line', async () => {
  const { page, visitor } = journey
  const link = page.getByRole('navigation', { name: layout.navigation }).getByRole('link', {
    name: layout.shop,
  })
  await visitor.context.setOffline(true)
  await link.click()
  await seesHeading(page, catalogue.title)
  await page.getByRole('list', { name: catalogue.products }).waitFor()
  await visitor.context.setOffline(false)
  await visitor.expectQuiet({ except: [/ERR_INTERNET_DISCONNECTED/] })
})

journey.step('a product is fetched under the pointer, the finger or the focus', async () => {
  const { page, visitor, shop } = journey
  const { all } = await cataloguesOf(shop.url)
  // Too far down to have been seen.
  const { product_serial_number: serial, product_name } = all[20]!
  await page.goto('products')
  await isTakenOver(page)
  const asked = listen(page)
  const link = page.getByRole('main').getByRole('link', { name: product_name, exact: true })
  // Again and again, as what fetches ahead comes once the page is at rest.
  await eventually(async () => {
    await link.dispatchEvent('touchstart')
    await checkAsked(asked, new RegExp(`/api/product/${serial}$`))
  })
  await visitor.expectQuiet()
})

journey.step(
  'from the list to the product, name, price and picture are there at once',
  async () => {
    const { page, visitor, shop } = journey
    const { all } = await cataloguesOf(shop.url)
    const { product_name } = all[22]!
    await page.goto('products')
    await isTakenOver(page)
    const link = page.getByRole('main').getByRole('link', { name: product_name, exact: true })
    await link.scrollIntoViewIfNeeded()
    const small = page.getByRole('main').getByRole('img', { name: product_name })
    await small.evaluate((image) => (image as HTMLImageElement).decode())
    // Neither its reply nor its large picture comes.
    await page.route('**/api/product/**', () => undefined)
    await page.route('**/images/**', () => undefined)
    await link.dispatchEvent('click')
    await seesHeading(page, product_name)
    await page.getByRole('button', { name: catalogue.addToCart, exact: true }).first().waitFor()
    const shown = page.getByRole('main').getByRole('img', { name: product_name })
    expect(await shown.evaluate((image) => getComputedStyle(image).backgroundImage)).toMatch(
      /images/,
    )
    await page.unroute('**/api/product/**')
    await page.unroute('**/images/**')
    await visitor.expectQuiet()
  },
)

journey.step('nothing is fetched ahead for who saves data', async () => {
  const { page, context, expectQuiet } = await visit(journey.visitor.context.browser()!, {
    url: journey.shop.url,
    viewport: narrow,
    savesData: true,
  })
  await page.goto('products')
  await isTakenOver(page)
  await page.waitForLoadState('networkidle')
  const asked = listen(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').hover()
  await page.waitForTimeout(1500)
  expect(asked).toEqual([])
  await expectQuiet()
  await context.close()
})

journey.step('where the code that fetches ahead does not come, the shop goes on', async () => {
  const { page, visitor } = journey
  await page.route('**/js/prefetchLinks*', (route) => route.abort())
  await page.goto('products')
  await isTakenOver(page)
  await page.waitForLoadState('networkidle')
  await page.unroute('**/js/prefetchLinks*')
  // The browser's own lines on the file, and nothing of ours.
  await visitor.expectQuiet({ except: [/ERR_FAILED/] })
})

journey.step('Back shows the former page at once, where it was left', async () => {
  const { page, visitor, shop } = journey
  const { all } = await cataloguesOf(shop.url)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: all[21]!.product_name, exact: true })
  await page.goto(pathTo('products').slice(1))
  await isTakenOver(page)
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await seesHeading(page, all[21]!.product_name)
  // The last of what the page asks for.
  await sees(page, words.catalogue.related)
  await visitor.context.setOffline(true)
  await page.goBack()
  await link.waitFor()
  await eventually(async () => {
    const top = await link.evaluate((one) => one.getBoundingClientRect().top)
    if (top < 0 || top > 900) throw new Error(`${top} px`)
  })
  await visitor.context.setOffline(false)
  await visitor.expectQuiet()
})
