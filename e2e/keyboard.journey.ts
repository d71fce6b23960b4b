import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'
import { field, menuLink, open, sees, seesHeading } from './page'
import { inStock } from './shopping'
import { words } from './words'

// Shows what the accessibility statement says of the keyboard.
/** More stops than any page has. */
const manyStops = 150

/** Presses Tab until this control has the focus; every stop has to be marked. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < manyStops; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await unmarkedStop(page)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key never reaches ${String(target)}.`)
}

/** The control that has the focus, where nothing shows that it has. */
function unmarkedStop(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(stop)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 ? null : stop.outerHTML
  })
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

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
    await enter(page, page.getByRole('button', { name: words.cart.pay }))
    await seesHeading(page, words.orders.title)
  })
})
