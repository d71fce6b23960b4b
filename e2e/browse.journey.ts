import type { ProductReply } from '../contract/api/catalogue'
import { productsOf } from './api'
import { eventually } from './eventually'
import { startJourney } from './journey'
import { followMenu, seesHeading } from './page'
import { words } from './words'

const journey = startJourney()
const names = (products: ProductReply[]) => products.map(({ product_name }) => product_name)

function cards() {
  const list = journey.page.getByRole('list', { name: words.catalogue.products })
  return list.getByRole('heading', { level: 2 }).allInnerTexts()
}

async function expectCards(address: string): Promise<ProductReply[]> {
  const expected = await productsOf(journey.shop.url, address)
  await eventually(async () => expect(await cards()).toEqual(names(expected)))
  return expected
}

function category(name: string) {
  const navigation = journey.page.getByRole('navigation', {
    name: words.catalogue.categoryNavigation,
  })
  return navigation.getByRole('link', { name, exact: true })
}

const scrollPlace = () => journey.page.evaluate(() => Math.round(scrollY))

journey.step('the list shows the whole catalogue, page by page, cheapest first', async () => {
  const { page, visitor, shop } = journey
  await page.goto('')
  await followMenu(page, words.layout.shop)
  const all = await productsOf(shop.url, '/api/products')
  await page.getByText(`${all.length} Produits trouver`, { exact: true }).waitFor()
  await expectCards('/api/products?page=1&per_page=24')
  const prices = names([...all].sort((one, other) => one.product_price - other.product_price))
  expect((await cards())[0]).toBe(prices[0])
  await visitor.expectQuiet()
})

journey.step('the sort turns the list round', async () => {
  const { page, visitor } = journey
  await page.getByLabel(words.catalogue.sort).selectOption({ label: 'Prix decroissant' })
  await expectCards('/api/products?filter=desc&page=1&per_page=24')
  await visitor.expectQuiet()
})

journey.step('a category shows its own products, in the same order', async () => {
  const { page, visitor } = journey
  await category(words.catalogue.categories.coffee).click()
  await page.waitForURL('**/ProductListByCategorie/2*')
  const coffees = await expectCards('/api/products/2?filter=desc&page=1&per_page=24')
  expect(coffees.every(({ product_categorie_name }) => product_categorie_name === 'Café')).toBe(
    true,
  )
  await visitor.expectQuiet()
})

journey.step('Back from a product finds the same page of the list at the same place', async () => {
  const { page, visitor } = journey
  await category(words.catalogue.categories.all).click()
  await page.getByRole('link', { name: words.catalogue.nextPage }).click()
  const second = await expectCards('/api/products?filter=desc&page=2&per_page=24')
  const product = second[10]!.product_name
  const card = page.getByRole('heading', { level: 2, name: product, exact: true })
  await card.scrollIntoViewIfNeeded()
  const place = await scrollPlace()
  expect(place).toBeGreaterThan(200)
  await card.click()
  await seesHeading(page, product)
  expect(await scrollPlace()).toBe(0)
  await page.goBack()
  await expectCards('/api/products?filter=desc&page=2&per_page=24')
  await eventually(async () => expect(Math.abs((await scrollPlace()) - place)).toBeLessThan(3))
  await page.goForward()
  await seesHeading(page, product)
  await page.goBack()
  await eventually(async () => expect(Math.abs((await scrollPlace()) - place)).toBeLessThan(3))
  await visitor.expectQuiet()
})

journey.step('a reload shows the same screen at the same place', async () => {
  const { page, visitor } = journey
  const place = await scrollPlace()
  await page.reload()
  await expectCards('/api/products?filter=desc&page=2&per_page=24')
  await eventually(async () => expect(Math.abs((await scrollPlace()) - place)).toBeLessThan(3))
  await visitor.expectQuiet()
})

journey.step(
  'the video waits until it is near, plays without sound, and can be stopped',
  async () => {
    const { page, visitor } = journey
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
    await eventually(async () => expect(await isMoving()).toBe(true))
    expect(await video.evaluate((one: HTMLVideoElement) => [one.muted, one.loop])).toEqual([
      true,
      true,
    ])
    await page.getByRole('button', { name: words.home.history.pause }).click()
    await eventually(async () => expect(await isMoving()).toBe(false))
    await visitor.expectQuiet()
  },
)
