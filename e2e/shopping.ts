import type { Locator, Page } from 'playwright-core'
import { addToCart } from '../contract/cart'
import { eventually } from './eventually'
import { menuLink, press } from './page'
import { words } from './words'

/** Opens a product and adds it: the message stands at the click, the reply is waited for. */
export async function addOnScreen(page: Page, serial: string | number): Promise<void> {
  await page.goto(`product/${serial}`)
  const reply = page.waitForResponse((one) => one.url().endsWith(addToCart.path))
  await press(page, words.catalogue.addToCart)
  await page.getByText(words.catalogue.added).waitFor()
  expect((await reply).status()).toBe(200)
}

/** Waits until the header counts this many articles in the cart. */
export async function expectCount(page: Page, articles: number): Promise<void> {
  const link = await menuLink(page, words.layout.cart(articles))
  await link.waitFor()
}

/** The parts of a product's line in the cart. */
export function lineOf(
  page: Page,
  name: string,
): Record<'less' | 'more' | 'remove' | 'quantity', Locator> {
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  return {
    less: button(words.cart.less(name)),
    more: button(words.cart.more(name)),
    remove: button(words.cart.removeOf(name)),
    quantity: page.getByLabel(words.cart.quantityOf(name), { exact: true }),
  }
}

/** Waits until a line shows this quantity. */
export function expectQuantity(page: Page, name: string, quantity: number): Promise<void> {
  return eventually(async () =>
    expect(await lineOf(page, name).quantity.inputValue()).toBe(String(quantity)),
  )
}

/** Pays the cart on the screen: the message at once, the link to the order, which is returned. */
export async function payOnScreen(page: Page): Promise<Locator> {
  await press(page, words.cart.pay)
  await page.getByText('Panier payé !', { exact: true }).first().waitFor()
  return page.getByRole('link', { name: words.cart.seeOrder })
}
