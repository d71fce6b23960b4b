import { addToCart } from '../contract/api/cart'
import type { DrivenPage, DrivenPart } from './driver/DrivenPage'
import { eventually } from './eventually'
import { followMenu, menuLink, press, seesHeading } from './page'
import { words } from './words'

/** From the home page over the list to a product of its first page. */
export async function findOnScreen(page: DrivenPage, name: string): Promise<void> {
  await page.goto('')
  await followMenu(page, words.layout.shop)
  await page.getByRole('heading', { level: 2, name, exact: true }).first().click()
  await seesHeading(page, name)
}

/** Opens a product and adds it: the message stands at the click, the reply is waited for. */
export async function addOnScreen(page: DrivenPage, serial: string | number): Promise<void> {
  await page.goto(`product/${serial}`)
  const reply = page.waitForResponse((one) => one.url().endsWith(addToCart.path))
  await press(page, words.catalogue.addToCart)
  await page.getByText(words.catalogue.added).waitFor()
  expect((await reply).status()).toBe(200)
}

/** Waits until the header counts this many articles in the cart. */
export async function expectCount(page: DrivenPage, articles: number): Promise<void> {
  const link = await menuLink(page, words.layout.cart(articles))
  await link.waitFor()
}

/** The parts of a product's line in the cart. */
export function lineOf<Part extends DrivenPart>(
  page: DrivenPage<Part>,
  name: string,
): Record<'less' | 'more' | 'remove' | 'quantity', Part> {
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  return {
    less: button(words.cart.less(name)),
    more: button(words.cart.more(name)),
    remove: button(words.cart.removeOf(name)),
    quantity: page.getByLabel(words.cart.quantityOf(name), { exact: true }),
  }
}

/** Waits until a line shows this quantity. */
export function expectQuantity(page: DrivenPage, name: string, quantity: number): Promise<void> {
  return eventually(async () =>
    expect(await lineOf(page, name).quantity.inputValue()).toBe(String(quantity)),
  )
}

/** Pays the cart on the screen: the message at once, then the order's own page. */
export async function payOnScreen(page: DrivenPage): Promise<void> {
  await press(page, words.cart.pay)
  await page.getByText('Panier payé !', { exact: true }).first().waitFor()
  await seesHeading(page, words.orders.title)
}
