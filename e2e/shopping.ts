import { expect, type Page } from '@playwright/test'
import { addToCart } from '../contract/api/cart'
import type { ProductReply } from '../contract/api/catalogue'
import { followMenu, menuLink, press, sees, seesHeading, signIn } from './page'
import type { Person } from '../testing/newPerson'
import { lineName } from '../wording/grinds'
import { words } from './words'

type Sold = Pick<ProductReply, 'product_name' | 'product_serial_number'>

/** The first product with more than this in stock. */
export const inStock = (products: ProductReply[], more = 5): ProductReply =>
  products.find(({ product_stock }) => product_stock > more)!

/** The name of a coffee’s line where it is ordered in beans. */
export const inBeans = ({ product_name: name }: Pick<Sold, 'product_name'>): string =>
  lineName({ name, grind: 'grains' })

/** From the home page over the list to a product of its first page. */
export async function findOnScreen(page: Page, name: string): Promise<void> {
  await page.goto('')
  await followMenu(page, words.layout.shop)
  await page.getByRole('heading', { level: 2, name, exact: true }).first().click()
  await seesHeading(page, name)
}

/** Opens a product, adds it, and one more of it in the cart. */
export async function addTwoOnScreen(page: Page, product: Sold): Promise<void> {
  await page.goto(`product/${product.product_serial_number}`)
  const reply = page.waitForResponse((one) => one.url().endsWith(addToCart.path))
  await press(page, words.catalogue.addToCart)
  // The message does not wait for the reply.
  await sees(page, words.catalogue.added)
  expect((await reply).status()).toBe(200)
  await addOneMoreOnScreen(page, product)
}

/** Adds one more of a product in the cart that holds one article. */
export async function addOneMoreOnScreen(page: Page, product: Sold): Promise<void> {
  await expectCount(page, 1)
  await followMenu(page, words.layout.cart(1))
  await press(page, words.cart.more(product.product_name))
  await expect(page.getByLabel(words.cart.quantityOf(product.product_name))).toHaveValue('2')
  await expectCount(page, 2)
}

/** Waits until the header counts this many articles in the cart. */
export async function expectCount(page: Page, articles: number): Promise<void> {
  await (await menuLink(page, words.layout.cart(articles))).waitFor()
}

/** Accepts the conditions of sale, and waits until the order is priced. */
export async function acceptConditions(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: words.checkout.conditions }).check()
  await expect(page.getByRole('button', { name: words.cart.pay })).toBeEnabled()
}

/** Pays the cart on the screen: the message at once, then the order's own page. */
export async function payOnScreen(page: Page, { isQuoted = true } = {}): Promise<void> {
  if (isQuoted) await acceptConditions(page)
  await press(page, words.cart.pay)
  await page.getByText('Panier payé !', { exact: true }).first().waitFor()
  await seesHeading(page, words.orders.title)
  await sees(page, 'payée')
}

/** The shortest way through the whole shop: browse, sign in, add, more, pay, see the order. */
export async function tour(
  page: Page,
  person: Person,
  product: Sold,
  /** False where the API quotes no prices. */
  { isQuoted = true } = {},
): Promise<void> {
  await findOnScreen(page, product.product_name)
  await expectPictures(page)
  await signIn(page, person)
  await addTwoOnScreen(page, product)
  await payOnScreen(page, { isQuoted })
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
