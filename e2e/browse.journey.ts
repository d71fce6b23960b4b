import { fetchProducts } from '../testing/ApiClient'
import { expect, test } from './journey'
import { expectToFit, menuLink, open, press, seesHeading, signIn } from './page'
import { narrow } from './visit'
import { words } from './words'

test('Back and a reload find the same page of the list at the same place', async ({
  page,
  shop,
}) => {
  const cards = page
    .getByRole('list', { name: words.catalogue.products })
    .getByRole('heading', { level: 2 })
  const second = await fetchProducts(shop.url, '/api/products?filter=desc&page=2&per_page=24')
  const expectCards = () => expect(cards).toHaveText(second.map(({ product_name }) => product_name))
  const scrollPlace = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('products?filter=desc')
  await page.getByRole('link', { name: words.catalogue.nextPage }).click()
  await expectCards()
  const name = second[10]!.product_name
  const card = page.getByRole('heading', { level: 2, name, exact: true })
  await card.scrollIntoViewIfNeeded()
  const place = await scrollPlace()
  const expectSamePlace = () =>
    expect.poll(async () => Math.abs((await scrollPlace()) - place)).toBeLessThan(3)
  expect(place).toBeGreaterThan(200)
  await card.click()
  await seesHeading(page, name)
  expect(await scrollPlace()).toBe(0)
  await page.goBack()
  await expectCards()
  await expectSamePlace()
  await page.goForward()
  await seesHeading(page, name)
  await page.goBack()
  await expectSamePlace()
  await page.reload()
  await expectCards()
  await expectSamePlace()
})

test('Back from another site shows the page as it was while its product is read again', async ({
  page,
  shop,
}) => {
  const [product] = await fetchProducts(shop.url)
  const { product_name: name, product_serial_number: serial } = product!
  await page.goto(`product/${serial}`)
  await seesHeading(page, name)
  await page.goto('about:blank')
  const asked = page.waitForRequest(`**/api/product/${serial}`)
  await page.goBack()
  await asked
  // At this moment, and not a moment later.
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
})

test('a sign-out in one tab is seen in another that was opened with it', async ({
  page,
  client,
}) => {
  await signIn(page, client.person)
  const other = await page.context().newPage()
  await open(other, 'mentions-legales')
  await menuLink(other, words.layout.profile).then((link) => link.waitFor())
  await other.waitForLoadState('networkidle')
  await page.bringToFront()
  await page.goto('profil')
  await press(page, words.account.logout)
  await menuLink(other, words.layout.login).then((link) => link.waitFor())
  await other.close()
})

// spec: 2.9
test('on a telephone the video waits until it is near, plays without sound, and can be stopped', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url())
  })
  await page.goto('', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.getByText(words.home.history.title).scrollIntoViewIfNeeded()
  const video = page.locator('video')
  const isMoving = () =>
    video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0)
  await expect.poll(isMoving).toBe(true)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  await page.getByRole('button', { name: words.home.history.pause }).click()
  await expect.poll(isMoving).toBe(false)
  await expectToFit(page)
})
