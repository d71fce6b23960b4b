import type { Locator, Page } from 'playwright-core'
import { addOverApi, cataloguesOf, registerOverApi } from './api'
import { eventually } from './eventually'
import { startJourney } from './journey'
import { motionsAfter, watchFlights } from './motions'
import { atRest, field, isTakenOver, press } from './page'
import { newPerson, signIn } from './people'
import { narrow } from './visitor'
import { words } from './words'

const { catalogue, layout } = words
const journey = startJourney({ viewport: narrow })

journey.step('what is added flies to the cart, and leaves no trace', async () => {
  const { page, visitor, shop } = journey
  const camille = newPerson()
  await registerOverApi(shop.url, camille)
  await signIn(page, camille)
  const { coffees } = await cataloguesOf(shop.url)
  const { product_serial_number } = coffees.find(({ product_stock }) => product_stock > 5)!
  await page.goto(`product/${product_serial_number}`)
  await isTakenOver(page)
  const flights = await watchFlights(page)
  await press(page, catalogue.addToCart)
  await eventually(async () =>
    expect(await flights()).toEqual({ moving: 1, taken: 1, left: 1, shapes: [1] }),
  )
  await page.getByRole('link', { name: catalogue.inCart(1) }).waitFor()
  expect(await motionsAfter(page, layout.openMenu)).toBeGreaterThan(0)
  await visitor.expectQuiet()
})

journey.step('nothing moves for visitors who ask for less', async () => {
  const { page, visitor } = journey
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: layout.closeMenu }).click()
  await atRest(page)
  const flights = await watchFlights(page)
  expect(await motionsAfter(page, catalogue.addToCart)).toBe(0)
  expect(await flights()).toEqual({ moving: 0, taken: 1, left: 1, shapes: [1] })
  expect(await motionsAfter(page, layout.openMenu)).toBe(0)
  await page.getByRole('link', { name: catalogue.inCart(2) }).waitFor()
  await visitor.expectQuiet()
})

journey.step('the pay button stays at the foot, and over nothing that has the focus', async () => {
  const { page, visitor } = journey
  const pay = page.getByRole('button', { name: words.cart.pay })
  await page.setViewportSize({ width: 390, height: 520 })
  await page.goto('panier')
  await pay.waitFor()
  expect(await bottomOf(pay)).toBeLessThan(520)
  do {
    await page.keyboard.press('Tab')
    expect(await coveredStop(page)).toBeNull()
  } while (!(await pay.evaluate((element) => element === document.activeElement)))
  // As at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => scrollTo(0, 0))
  expect(await bottomOf(pay)).toBeGreaterThan(256)
  await visitor.expectQuiet()
})

journey.step('what is said of a field stands beside it, and not over it', async () => {
  const { page, visitor, shop } = journey
  const camille = { ...newPerson(), address: '' }
  const session = await registerOverApi(shop.url, camille)
  const { coffees } = await cataloguesOf(shop.url)
  await addOverApi(
    shop.url,
    session,
    coffees.find(({ product_stock }) => product_stock > 5)!,
  )
  await page.evaluate(() => localStorage.clear())
  await page.setViewportSize(narrow)
  await signIn(page, camille)
  await page.goto('panier')
  await page.getByLabel(words.cart.toHome).check()
  // From where a thumb would: the driver's own click scrolls first.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: words.cart.pay }).dispatchEvent('click')
  const address = field(page, words.cart.typedAddress)
  await page.getByRole('alert').filter({ hasText: words.cart.addressRequired }).waitFor()
  await eventually(() => expectFocusOn(address))
  expect(await coveredStop(page)).toBeNull()
  await visitor.expectQuiet()
})

async function expectFocusOn(element: Locator): Promise<void> {
  expect(await element.evaluate((one) => one === document.activeElement)).toBe(true)
}

function bottomOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => shown.getBoundingClientRect().bottom)
}

/** The control that has the focus, where something lies over its foot. */
function coveredStop(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stop = document.activeElement!
    const { left, width, bottom } = stop.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, bottom - 2)
    return shown && stop.contains(shown) ? null : stop.outerHTML
  })
}
