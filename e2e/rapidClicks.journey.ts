import type { Page } from '@playwright/test'
import { incrementLine } from '../contract/api/cart'
import type { ProductReply } from '../contract/api/catalogue'
import type { ApiClient } from '../testing/ApiClient'
import { expect, test } from './journey'
import { refusal, sees, signIn } from './page'
import { addOnScreen, expectQuantity, lineOf } from './shopping'

/** Milliseconds by which every call of the API is slower. */
const delay = 150
type Watching = { quantitiesSeen?: number[] }

test.beforeEach(async ({ page, client: { person } }) => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await signIn(page, person)
})

/** Adds the product, and notes from then on what its quantity shows on every frame. */
async function openCartWith(page: Page, product: ProductReply): Promise<void> {
  const { product_serial_number, product_name } = product
  await addOnScreen(page, product_serial_number)
  await page.goto('panier')
  await expectQuantity(page, product_name, 1)
  await lineOf(page, product_name).quantity.evaluate((input: HTMLInputElement) => {
    const seen: number[] = []
    ;(globalThis as Watching).quantitiesSeen = seen
    function look() {
      const value = Number(input.value)
      if (seen.at(-1) !== value) seen.push(value)
      requestAnimationFrame(look)
    }
    look()
  })
}

/** Clicks twenty times, as fast as the browser allows. */
const clickTwenty = (page: Page, name: string): Promise<void> =>
  lineOf(page, name).more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) setTimeout(() => button.click(), click * 15)
  })

/** Expects the quantity in the end, on the server and after a reload; gives what was shown before. */
async function expectAtRest(page: Page, client: ApiClient, name: string, quantity: number) {
  await page.waitForLoadState('networkidle')
  await expectQuantity(page, name, quantity)
  const seen = await page.evaluate(() => (globalThis as Watching).quantitiesSeen ?? [])
  expect(seen.at(-1)).toBe(quantity)
  const lines = await client.cart()
  expect(lines.find((line) => line.product_name === name)?.command_quantity).toBe(quantity)
  await page.reload()
  await expectQuantity(page, name, quantity)
  return seen
}

const stepsBack = (seen: number[]) => seen.filter((value, index) => value < (seen[index - 1] ?? 0))
const plenty = (all: ProductReply[]) => all.filter(({ product_stock }) => product_stock > 25)

test('twenty rapid clicks are twenty more, and the number never steps back', async ({
  page,
  client,
  catalogue: { all },
}) => {
  const product = plenty(all)[0]!
  await openCartWith(page, product)
  await clickTwenty(page, product.product_name)
  await expectQuantity(page, product.product_name, 21)
  const seen = await expectAtRest(page, client, product.product_name, 21)
  expect(stepsBack(seen)).toEqual([])
})

test('a refusal in the middle drops its clicks only, and says why', async ({
  page,
  shop,
  client,
  catalogue: { all },
  expectHeard,
}) => {
  const product = plenty(all)[1]!
  await openCartWith(page, product)
  await shop.command('stock', String(product.product_serial_number), '8')
  await clickTwenty(page, product.product_name)
  await sees(page, 'il n’en reste que 8')
  const seen = await expectAtRest(page, client, product.product_name, 8)
  // A refused click is taken back once; an accepted one never is.
  const top = seen.indexOf(Math.max(...seen))
  expect(stepsBack(seen.slice(0, top + 1))).toEqual([])
  expect(stepsBack(seen.slice(top).reverse())).toEqual([])
  await expectHeard(...refusal(incrementLine, 409))
})
