import type { Page } from 'playwright-core'
import { addOverApi, cataloguesOf, registerOverApi } from './api'
import { startJourney } from './journey'
import { isTakenOver } from './page'
import { newPerson, signIn } from './people'
import { narrow, wide } from './visitor'
import { words } from './words'

const { cart, catalogue } = words
const journey = startJourney({ viewport: narrow })
/** The sum, the button that pays, the ways in the footer. */
const needed = 'main section button, main dl, footer a'

journey.step('a client comes to the cart with two articles', async () => {
  const { page, shop } = journey
  const camille = { ...newPerson(), address: '' }
  const session = await registerOverApi(shop.url, camille)
  const { coffees } = await cataloguesOf(shop.url)
  const inStock = coffees.filter(({ product_stock }) => product_stock > 5)
  for (const product of inStock.slice(0, 2)) await addOverApi(shop.url, session, product)
  await signIn(page, camille)
})

for (const viewport of [narrow, wide]) {
  const width = `${viewport.width} px`

  journey.step(`at ${width} no message covers the sum, the way to pay or the footer`, async () => {
    const { page, visitor } = journey
    await page.setViewportSize(viewport)
    await page.goto('panier')
    const pay = page.getByRole('button', { name: cart.pay })
    await pay.waitFor()
    await page.getByLabel(cart.toHome).check()
    await pay.dispatchEvent('click')
    await page.locator('[data-kind="error"]').first().waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await coveredByMessages(page, needed)).toEqual([])
    await page
      .locator('main section')
      .last()
      .evaluate((end) => end.scrollIntoView(false))
    expect(await coveredByMessages(page, needed)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await coveredByMessages(page, needed)).toEqual([])
    await visitor.expectQuiet()
  })

  journey.step(`at ${width} no message covers the button that it speaks of`, async () => {
    const { page, shop, visitor } = journey
    const { coffees } = await cataloguesOf(shop.url)
    const { product_serial_number } = coffees.find(({ product_stock }) => product_stock > 8)!
    await page.goto(`product/${product_serial_number}`)
    await isTakenOver(page)
    const add = page.getByRole('button', { name: catalogue.addToCart, exact: true })
    await add.click()
    await page.locator('[data-kind="success"]').first().waitFor()
    expect(await coveredByMessages(page, 'article:has(h1) button, footer a')).toEqual([])
    await visitor.expectQuiet()
  })
}

journey.step('a button is as it was after a tap', async () => {
  const { page } = journey
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize(narrow)
  await client.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'hover', value: 'none' },
      { name: 'pointer', value: 'coarse' },
    ],
  })
  await page.goto('products')
  await isTakenOver(page)
  const add = page.getByRole('button', { name: catalogue.add }).first()
  const before = await fillOf(page)
  await add.hover()
  await add.click()
  await page.locator('[data-kind="success"]').first().waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await fillOf(page)).toBe(before)
})

/** The colour behind the first button that adds. */
function fillOf(page: Page): Promise<string> {
  return page
    .getByRole('button', { name: catalogue.add })
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor)
}

/** Those of the elements that a message lies over. */
function coveredByMessages(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((elements) => {
    const boxes = [...document.querySelectorAll('[data-kind]')].map((message) =>
      message.getBoundingClientRect(),
    )
    return [...document.querySelectorAll(elements)]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return boxes.some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        )
      })
      .map((element) => element.textContent)
  }, selector)
}
