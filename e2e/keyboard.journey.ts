import type { Page } from '@playwright/test'
import { test as hosted } from './hostedPayment'
import { expect, test } from './journey'
import { enter, tabTo } from './keyboard'
import { field, menuLink, open, sees, seesHeading } from './page'
import { inStock } from './shopping'
import { visit, wide } from './visit'
import { words } from './words'

/** In a wide window the total is on the line of the button that orders. */
async function expectOnOneLine(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: words.cart.pay })
  const boxes = [page.locator('main dl[aria-atomic]'), button].map((one) => one.boundingBox())
  const [total, pay] = await Promise.all(boxes)
  const middle = total!.y + total!.height / 2
  expect(middle).toBeGreaterThan(pay!.y)
  expect(middle).toBeLessThan(pay!.y + pay!.height)
  expect(total!.x + total!.width).toBeLessThanOrEqual(pay!.x)
}

// Shows what the accessibility statement says of the keyboard.
test('the keyboard alone is enough to buy', async ({
  page,
  client: { person },
  catalogue: { all },
}) => {
  await test.step('the first stop leads past the navigation, to the content', async () => {
    await open(page, '')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.layout.skipToContent })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('a client signs in with the keyboard alone', async () => {
    await enter(page, await menuLink(page, words.layout.login))
    await seesHeading(page, words.session.signInTitle)
    await tabTo(page, field(page, words.session.email))
    await page.keyboard.type(person.email)
    await tabTo(page, field(page, words.session.password))
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await seesHeading(page, words.account.title)
  })

  await test.step('and finds a product, adds it, pays it and reads the order', async () => {
    const product = inStock(all)
    await enter(page, await menuLink(page, words.layout.shop))
    await seesHeading(page, words.catalogue.title)
    await enter(page, page.getByRole('link', { name: product.product_name, exact: true }).first())
    await seesHeading(page, product.product_name)
    await enter(page, page.getByRole('button', { name: words.catalogue.addToCart, exact: true }))
    await sees(page, words.catalogue.added)
    await enter(page, await menuLink(page, words.layout.cart(1)))
    await seesHeading(page, words.cart.title)
    await tabTo(page, page.getByRole('checkbox', { name: words.checkout.conditions }))
    await page.keyboard.press('Space')
    await expectOnOneLine(page)
    await enter(page, page.getByRole('button', { name: words.cart.pay }))
    await seesHeading(page, words.orders.title)
  })
})

hosted(
  'the keyboard alone pays at the provider’s page',
  async ({ browser, shop, client, catalogue }) => {
    const page = await visit(browser, { url: shop.url, signedIn: client, viewport: wide })
    await client.add(inStock(catalogue.all))
    await page.goto('panier')
    await tabTo(page, page.getByRole('radio', { name: words.checkout.meansName.card }))
    await tabTo(page, page.getByRole('checkbox', { name: words.checkout.conditions }))
    await page.keyboard.press('Space')
    await enter(page, page.getByRole('button', { name: words.cart.pay }))
    await enter(page, page.getByRole('button', { name: 'Revenir à la boutique sans payer' }))
    await sees(page, words.orderPayment.awaited)
    await enter(page, page.getByRole('button', { name: words.orderPayment.pay, exact: true }))
    await enter(page, page.getByRole('button', { name: 'Payer', exact: true }))
    await sees(page, words.orderPayment.thanks(client.person.firstName))
    await page.context().close()
  },
)
