import { expect, type Locator, type Page } from '@playwright/test'
import { addToCart } from '../contract/api/cart'
import type { ProductReply } from '../contract/api/catalogue'
import { followMenu, menuLink, press, sees, seesHeading, signIn } from './page'
import type { Person } from '../testing/newPerson'
import { words } from './words'

type Sold = Pick<ProductReply, 'product_name' | 'product_serial_number'>

/** The first product with more than this in stock. */
export const inStock = (products: ProductReply[], more = 5): ProductReply =>
  products.find(({ product_stock }) => product_stock > more)!

/** From the home page over the list to a product of its first page. */
export async function findOnScreen(page: Page, name: string): Promise<void> {
  await page.goto('')
  await followMenu(page, words.layout.shop)
  await page.getByRole('heading', { level: 2, name, exact: true }).first().click()
  await seesHeading(page, name)
}

/** Opens a product and adds it: the message is shown at once, the reply is waited for. */
export async function addOnScreen(page: Page, serial: string | number): Promise<void> {
  await page.goto(`product/${serial}`)
  const reply = page.waitForResponse((one) => one.url().endsWith(addToCart.path))
  await press(page, words.catalogue.addToCart)
  await page.getByText(words.catalogue.added).waitFor()
  expect((await reply).status()).toBe(200)
}

/** Waits until the header counts this many articles in the cart. */
export async function expectCount(page: Page, articles: number): Promise<void> {
  await (await menuLink(page, words.layout.cart(articles))).waitFor()
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

export const expectQuantity = (page: Page, name: string, quantity: number): Promise<void> =>
  expect(lineOf(page, name).quantity).toHaveValue(String(quantity))

/** Pays the cart on the screen: the message at once, then the order's own page. */
export async function payOnScreen(page: Page): Promise<void> {
  await press(page, words.cart.pay)
  await page.getByText('Panier payé !', { exact: true }).first().waitFor()
  await seesHeading(page, words.orders.title)
}

/** The shortest way through the whole shop: browse, sign in, add, more, pay, see the order. */
export async function tour(page: Page, person: Person, product: Sold): Promise<void> {
  const name = product.product_name
  await findOnScreen(page, name)
  await expectPictures(page)
  await signIn(page, person)
  await addOnScreen(page, product.product_serial_number)
  await expectCount(page, 1)
  await followMenu(page, words.layout.cart(1))
  await lineOf(page, name).more.click()
  await expectQuantity(page, name, 2)
  await expectCount(page, 2)
  await payOnScreen(page)
  await sees(page, 'payée')
}

/** Every picture that the page has requested is there. */
export async function expectPictures(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter(({ loading, complete }) => loading !== 'lazy' || complete)
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ currentSrc, src }) => currentSrc || src),
      ),
    )
    .toEqual([])
}
