import type { Page } from 'playwright-core'
import { incrementLine } from '../contract/api/cart'
import type { ProductReply } from '../contract/api/catalogue'
import { cartOf, cataloguesOf, registerOverApi } from './api'
import { startJourney } from './journey'
import { sees, storageOf } from './page'
import { newPerson, signIn } from './people'
import { quantitiesSeen, watchQuantity } from './quantities'
import { addOnScreen, expectQuantity, lineOf } from './shopping'
import { refusal } from './visitor'

const journey = startJourney()
const camille = newPerson()
/** Milliseconds by which every call of the API is slower. */
const delay = 150
let products: ProductReply[]

beforeAll(async () => {
  const { page, shop } = journey
  products = (await cataloguesOf(shop.url)).all.filter(({ product_stock }) => product_stock > 25)
  await registerOverApi(shop.url, camille)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await signIn(page, camille)
})

/** Twenty clicks as fast as the browser takes them. */
async function clickTwenty(page: Page, name: string): Promise<void> {
  await lineOf(page, name).more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) setTimeout(() => button.click(), click * 15)
  })
}

async function expectHeld(name: string, quantity: number): Promise<void> {
  const { page, shop } = journey
  const lines = await cartOf(shop.url, await storageOf(page))
  expect(lines.find((line) => line.product_name === name)?.command_quantity).toBe(quantity)
  await page.reload()
  await expectQuantity(page, name, quantity)
}

const stepsBack = (seen: number[]) => seen.filter((value, index) => value < (seen[index - 1] ?? 0))

journey.step('twenty rapid clicks are twenty more, and the number never steps back', async () => {
  const { page, visitor } = journey
  const { product_serial_number, product_name } = products[0]!
  await addOnScreen(page, product_serial_number)
  await page.goto('panier')
  await expectQuantity(page, product_name, 1)
  await watchQuantity(lineOf(page, product_name).quantity)
  await clickTwenty(page, product_name)
  await expectQuantity(page, product_name, 21)
  await page.waitForLoadState('networkidle')
  await expectQuantity(page, product_name, 21)
  const seen = await quantitiesSeen(page)
  expect(stepsBack(seen)).toEqual([])
  expect(seen.at(-1)).toBe(21)
  await expectHeld(product_name, 21)
  await visitor.expectQuiet()
})

journey.step('a refusal in the middle drops its clicks only, and says why', async () => {
  const { page, visitor, shop } = journey
  const { product_serial_number, product_name } = products[1]!
  await addOnScreen(page, product_serial_number)
  await page.goto('panier')
  await expectQuantity(page, product_name, 1)
  await watchQuantity(lineOf(page, product_name).quantity)
  await shop.command('stock', String(product_serial_number), '8')
  await clickTwenty(page, product_name)
  await sees(page, 'il n’en reste que 8')
  await page.waitForLoadState('networkidle')
  await expectQuantity(page, product_name, 8)
  const seen = await quantitiesSeen(page)
  // What the server refused is taken back, each click once; what it took never is.
  const top = seen.indexOf(Math.max(...seen))
  expect(stepsBack(seen.slice(0, top + 1))).toEqual([])
  expect(stepsBack(seen.slice(top).reverse())).toEqual([])
  expect(seen.at(-1)).toBe(8)
  await expectHeld(product_name, 8)
  await visitor.expectQuiet({ except: refusal(incrementLine, 409) })
})
