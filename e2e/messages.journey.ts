import type { Page } from '@playwright/test'
import { ApiClient } from '../testing/ApiClient'
import { expect, nightlyIf, test } from './journey'
import { coveredStop, field, open, signIn } from './page'
import { inStock } from './shopping'
import { narrow, wide } from './visit'
import { words } from './words'

const { cart, catalogue, checkout } = words
/** The sum, the button that pays, the links of the footer. */
const needed = 'main section button, main dl, footer a'

for (const viewport of [narrow, wide])
  test.describe(`at ${viewport.width} px`, nightlyIf(viewport === wide), () => {
    test.use({ viewport })

    test('neither a message nor the pay button covers what is needed', async ({
      page,
      shop,
      catalogue: { coffees },
    }) => {
      const client = await ApiClient.register(shop.url, { address: '' })
      const sold = coffees.filter(({ product_stock }) => product_stock > 5)
      await client.add(...sold.slice(0, 2))
      await signIn(page, client.person)

      await test.step('no message covers the sum, the way to pay or the footer', async () => {
        await page.goto('panier')
        const pay = page.getByRole('button', { name: cart.pay })
        await expect(pay).toBeEnabled()
        await page.getByLabel(cart.toHome).check()
        await expect(pay).toBeEnabled()
        // A click of Playwright's would scroll first; a thumb does not.
        await page.evaluate(() => scrollTo(0, 0))
        await pay.dispatchEvent('click')
        await page.locator('[data-kind="error"]').first().waitFor()
        await expect(field(page, checkout.street)).toBeFocused()
        expect(await coveredStop(page)).toBeNull()
        for (const place of ['main', 'main section:last-of-type', 'footer']) {
          await page.locator(place).evaluate((part) => part.scrollIntoView(part.tagName === 'MAIN'))
          expect(await coveredByMessages(page, needed)).toEqual([])
        }
      })

      await test.step('no message covers the button that it speaks of', async () => {
        await open(page, `product/${inStock(coffees, 8).product_serial_number}`)
        await page.getByRole('button', { name: catalogue.addToCart, exact: true }).click()
        await page.locator('[data-kind="success"]').first().waitFor()
        // The picture is a button of half the window, and may be touched.
        const spokenOf = 'article:has(h1) button:not([aria-haspopup]), footer a'
        expect(await coveredByMessages(page, spokenOf)).toEqual([])
      })
    })
  })

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
