import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { open, saveData, sees, seesHeading } from './page'
import { words } from './words'

const { catalogue: catalogueWords, common, layout } = words

/** What the pages request, or have received, from now on: the API's endpoints and the pages' code. */
function listen(page: Page, event: 'request' | 'requestfinished' = 'request'): () => string {
  const asked: string[] = []
  page.on(event as 'request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/|\/js\//.test(pathname)) asked.push(pathname)
  })
  return () => asked.join('\n')
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

// spec: 2.2
test('the pages of the window’s links are there without a connection', async ({
  page,
  context,
  expectHeard,
}) => {
  const received = listen(page, 'requestfinished')
  await open(page, '')
  // The best products are below the hero, the shop's list is in the header.
  await expect.poll(received).toMatch(/ProductsPage/)
  await expect.poll(received).toMatch(/\/api\/product/)
  const navigation = page.getByRole('navigation', { name: layout.navigation })
  await context.setOffline(true)
  await navigation.getByRole('link', { name: layout.shop }).click()
  await seesHeading(page, catalogueWords.title)
  await page.getByRole('list', { name: catalogueWords.products }).waitFor()
  // What the page in view would fetch ahead fails, and is noted, as long as the page is open.
  await page.goto('about:blank')
  await expectHeard(/ERR_INTERNET_DISCONNECTED|: network \(/)
})

test('a product is fetched under the pointer, the finger or the focus', async ({
  page,
  catalogue: { all },
}) => {
  // Too far down to have been seen.
  const { product_serial_number: serial, product_name } = all[20]!
  await open(page, 'products')
  const asked = listen(page)
  // Prefetching starts once the page is at rest.
  await expect(async () => {
    await linkTo(page, product_name).dispatchEvent('touchstart')
    expect(asked()).toMatch(new RegExp(`/api/product/${serial}$`, 'm'))
  }).toPass()
})

test('nothing is fetched ahead for anyone who saves data', async ({ page }) => {
  await saveData(page)
  await open(page, 'products')
  await page.waitForLoadState('networkidle')
  const asked = listen(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').hover()
  await page.waitForTimeout(1500)
  // Late parts of the list may still arrive.
  expect(asked()).not.toMatch(/\/api\/product\/|\/ProductPage/)
})

test('where the code that fetches ahead does not arrive, the shop goes on', async ({
  page,
  expectHeard,
}) => {
  await page.route('**/js/whenLoaded*', (route) => route.abort())
  await open(page, 'products')
  await page.waitForLoadState('networkidle')
  // The browser's own line on the file, and none of the shop.
  await expectHeard(/ERR_FAILED/)
})

// spec: 7.22, 9.4
test('a page whose styles do not come fails after two minutes', async ({
  page,
  expectHeard,
  catalogue: { all },
}) => {
  await page.clock.install()
  await saveData(page)
  await page.route('**/css/ProductPage*', () => {})
  await open(page, 'products')
  const asked = page.waitForRequest('**/css/ProductPage*')
  await linkTo(page, all[0]!.product_name).click()
  await asked
  await page.clock.fastForward(110_000)
  await expect(page.getByText(common.reload)).toBeHidden()
  await page.clock.fastForward(11_000)
  await sees(page, common.reload)
  await expectHeard(/Loading CSS chunk ProductPage failed/)
})

test('Back shows the former page at once, where it was left', async ({
  page,
  catalogue: { all },
}) => {
  const name = all[21]!.product_name
  // What is fetched ahead would fail without a connection, and be noted.
  await saveData(page)
  const received = listen(page, 'requestfinished')
  await open(page, 'products')
  await expect.poll(received).toMatch(/whenLoaded/)
  await linkTo(page, name).scrollIntoViewIfNeeded()
  await linkTo(page, name).click()
  await seesHeading(page, name)
  await sees(page, catalogueWords.related)
  // Pictures may still arrive.
  await page.route(/\/(api|js|css)\//, (route) => route.abort())
  await page.goBack()
  await expect(linkTo(page, name)).toBeInViewport()
})
