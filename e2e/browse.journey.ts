import type { ProductReply } from '../contract/api/catalogue'
import { fetchProducts } from '../testing/ApiClient'
import { expect, test } from './journey'
import { expectToFit, followMenu, seesHeading } from './page'
import { narrow } from './visit'
import { words } from './words'

const names = (products: ProductReply[]) => products.map(({ product_name }) => product_name)

test('a visitor walks through the catalogue and back', async ({
  page,
  shop,
  catalogue: { all },
}) => {
  const cards = page
    .getByRole('list', { name: words.catalogue.products })
    .getByRole('heading', { level: 2 })
  const category = (name: string) =>
    page
      .getByRole('navigation', { name: words.catalogue.categoryNavigation })
      .getByRole('link', { name, exact: true })
  const scrollPlace = () => page.evaluate(() => Math.round(scrollY))
  async function expectCards(path: string): Promise<ProductReply[]> {
    const expected = await fetchProducts(shop.url, path)
    await expect.poll(() => cards.allInnerTexts()).toEqual(names(expected))
    return expected
  }
  const secondPage = '/api/products?filter=desc&page=2&per_page=24'
  let place = 0
  const expectSamePlace = () =>
    expect.poll(async () => Math.abs((await scrollPlace()) - place)).toBeLessThan(3)

  await test.step('the list shows the whole catalogue, page by page, cheapest first', async () => {
    await page.goto('')
    await followMenu(page, words.layout.shop)
    await page.getByText(`${all.length} Produits trouver`, { exact: true }).waitFor()
    await expectCards('/api/products?page=1&per_page=24')
    const byPrice = [...all].sort((one, other) => one.product_price - other.product_price)
    await expect(cards.first()).toHaveText(byPrice[0]!.product_name)
  })

  await test.step('the sort turns the list round', async () => {
    await page.getByLabel(words.catalogue.sort).selectOption({ label: 'Prix decroissant' })
    await expectCards('/api/products?filter=desc&page=1&per_page=24')
  })

  await test.step('a category shows its own products, in the same order', async () => {
    await category(words.catalogue.categories.coffee).click()
    await page.waitForURL('**/ProductListByCategorie/2*')
    const coffees = await expectCards('/api/products/2?filter=desc&page=1&per_page=24')
    const categories = coffees.map(({ product_categorie_name }) => product_categorie_name)
    expect(new Set(categories)).toEqual(new Set(['Café']))
  })

  await test.step('Back from a product finds the same page of the list at the same place', async () => {
    await category(words.catalogue.categories.all).click()
    await page.getByRole('link', { name: words.catalogue.nextPage }).click()
    const name = (await expectCards(secondPage))[10]!.product_name
    const card = page.getByRole('heading', { level: 2, name, exact: true })
    await card.scrollIntoViewIfNeeded()
    place = await scrollPlace()
    expect(place).toBeGreaterThan(200)
    await card.click()
    await seesHeading(page, name)
    expect(await scrollPlace()).toBe(0)
    await page.goBack()
    await expectCards(secondPage)
    await expectSamePlace()
    await page.goForward()
    await seesHeading(page, name)
    await page.goBack()
    await expectSamePlace()
  })

  await test.step('a reload shows the same screen at the same place', async () => {
    await page.reload()
    await expectCards(secondPage)
    await expectSamePlace()
  })
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
