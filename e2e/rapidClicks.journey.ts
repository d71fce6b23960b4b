import { expect, test } from './journey'
import { signIn } from './page'
import { expectQuantity, lineOf } from './shopping'

/** Milliseconds by which every call of the API is slower. */
const delay = 150
type Watching = { quantitiesSeen?: number[] }

test('twenty rapid clicks are twenty more, and the number never steps back', async ({
  page,
  client,
  catalogue: { all },
}) => {
  const product = all.find(({ product_stock }) => product_stock > 25)!
  const name = product.product_name
  await client.add(product)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await signIn(page, client.person)
  await page.goto('panier')
  await expectQuantity(page, name, 1)
  // Notes what the quantity shows on every frame.
  await lineOf(page, name).quantity.evaluate((input: HTMLInputElement) => {
    const seen: number[] = []
    ;(globalThis as Watching).quantitiesSeen = seen
    function look() {
      seen.push(Number(input.value))
      requestAnimationFrame(look)
    }
    look()
  })
  await lineOf(page, name).more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) setTimeout(() => button.click(), click * 15)
  })
  await expectQuantity(page, name, 21)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (globalThis as Watching).quantitiesSeen ?? [])
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
  expect(seen.at(-1)).toBe(21)
  expect((await client.cart())[0]?.command_quantity).toBe(21)
  await page.reload()
  await expectQuantity(page, name, 21)
})
