import type { Locator, Page } from 'playwright-core'
import { cataloguesOf, registerOverApi } from './api'
import { startJourney } from './journey'
import { field, isTakenOver, menuLink, sees, seesHeading } from './page'
import { newPerson } from './people'
import { words } from './words'

// What the accessibility statement says of the keyboard is shown here.
const journey = startJourney()
const camille = newPerson()
/** More stops than any page has. */
const manyStops = 150

/** Goes on with the Tab key until this control has the focus; every stop has to be marked. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < manyStops; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await unmarkedStop(page)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key never comes to ${String(target)}.`)
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

journey.step('the first stop leads past the navigation, to the content', async () => {
  const { page, visitor } = journey
  await page.goto('')
  await isTakenOver(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.layout.skipToContent })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await visitor.expectQuiet()
})

journey.step('a client signs in with the keyboard alone', async () => {
  const { page, shop, visitor } = journey
  await registerOverApi(shop.url, camille)
  await enter(page, await menuLink(page, words.layout.login))
  await seesHeading(page, words.session.signInTitle)
  await tabTo(page, field(page, words.session.email))
  await page.keyboard.type(camille.email)
  await tabTo(page, field(page, words.session.password))
  await page.keyboard.type(camille.password)
  await page.keyboard.press('Enter')
  await seesHeading(page, words.account.title)
  await visitor.expectQuiet()
})

journey.step('and finds a product, adds it, pays it and reads the order', async () => {
  const { page, visitor, shop } = journey
  const { all } = await cataloguesOf(shop.url)
  const product = all.find(({ product_stock }) => product_stock > 1)!
  await enter(page, await menuLink(page, words.layout.shop))
  await seesHeading(page, words.catalogue.title)
  await enter(page, page.getByRole('link', { name: product.product_name, exact: true }).first())
  await seesHeading(page, product.product_name)
  const add = { name: words.catalogue.addToCart, exact: true }
  await enter(page, page.getByRole('button', add))
  await sees(page, words.catalogue.added)
  await enter(page, await menuLink(page, words.layout.cart(1)))
  await seesHeading(page, words.cart.title)
  await enter(page, page.getByRole('button', { name: words.cart.pay }))
  await seesHeading(page, words.orders.title)
  await visitor.expectQuiet()
})
