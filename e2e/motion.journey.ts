import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'
import { atRest, coveredStop, open, press, signIn } from './page'
import { inStock } from './shopping'
import { narrow } from './visit'
import { words } from './words'

const { cart, catalogue, layout } = words

test.use({ viewport: narrow })

test('what moves, moves for a reason', async ({ page, client, catalogue: { coffees } }) => {
  await test.step('what is added flies to the cart, and leaves no trace', async () => {
    await signIn(page, client.person)
    await open(page, `product/${inStock(coffees).product_serial_number}`)
    const flights = await watchFlights(page)
    await press(page, catalogue.addToCart)
    await expect.poll(flights).toEqual({ moving: 1, taken: 1, left: 1, shapes: [1] })
    await page.getByRole('link', { name: catalogue.inCart(1) }).waitFor()
    expect(await motionsAfter(page, layout.openMenu)).toBeGreaterThan(0)
  })

  await test.step('nothing moves for visitors who ask for less', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: layout.closeMenu }).click()
    await atRest(page)
    const flights = await watchFlights(page)
    expect(await motionsAfter(page, catalogue.addToCart)).toBe(0)
    expect(await flights()).toEqual({ moving: 0, taken: 1, left: 1, shapes: [1] })
    expect(await motionsAfter(page, layout.openMenu)).toBe(0)
    await page.getByRole('link', { name: catalogue.inCart(2) }).waitFor()
  })

  await test.step('the pay button stays at the foot, and over nothing that has the focus', async () => {
    const pay = page.getByRole('button', { name: cart.pay })
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
  })
})

/** Counts what flies over the page from now on, how much of it moves, its shape, and its end. */
async function watchFlights(page: Page) {
  await page.evaluate(() => {
    const flights = { moving: 0, taken: 0, left: 0, shapes: [] as number[] }
    Object.assign(window, { flights })
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        flights.taken += addedNodes.length
        flights.left += removedNodes.length
        for (const node of addedNodes) {
          flights.moving += (node as Element).getAnimations().length
          const { offsetWidth, offsetHeight } = node as HTMLElement
          flights.shapes.push(offsetWidth / offsetHeight)
        }
      }
    }).observe(document.body, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { flights: object }).flights)
}

/** Counts what moves in the frame after a click on this button of the page. */
function motionsAfter(page: Page, button: string): Promise<number> {
  return page
    .getByRole('button', { name: button, exact: true })
    .evaluate(async (element: HTMLElement) => {
      element.click()
      await new Promise(requestAnimationFrame)
      // A delay before a skeleton is shown is no motion.
      return document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0).length
    })
}

const bottomOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => shown.getBoundingClientRect().bottom)
