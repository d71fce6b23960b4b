import { cataloguesOf } from './api'
import { openFirefox } from './driver/openFirefox'
import { eventually } from './eventually'
import { startJourneyIn, type Driven } from './journey'
import { followMenu, overflowOf, press, sees, seesHeading } from './page'
import { newPerson } from './people'
import { registerOnScreen } from './register'
import { addOnScreen, expectQuantity, findOnScreen, lineOf, payOnScreen } from './shopping'
import { narrow, openChromium } from './visitor'
import { words } from './words'

const { home, layout } = words

describe.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
])('on a telephone, in %s', (_, open) => {
  const journey = startJourneyIn<Driven>((url) => open(url, { viewport: narrow }))

  async function expectToFit(): Promise<void> {
    expect(await overflowOf(journey.page)).toBeLessThanOrEqual(0)
  }

  journey.step('the menu opens and closes', async () => {
    const { page, visitor } = journey
    await page.goto('')
    const shop = page.getByRole('navigation', { name: layout.navigation }).getByText(layout.shop)
    expect(await shop.isVisible()).toBe(false)
    await page.getByRole('button', { name: layout.openMenu }).click()
    await shop.waitFor()
    await page.getByRole('button', { name: layout.closeMenu }).click()
    await shop.waitFor({ state: 'hidden' })
    await visitor.expectQuiet()
  })

  journey.step('headings have their letters, and the video its pause button', async () => {
    const { page, visitor } = journey
    await eventually(async () => expect(await lettersOf(page)).toContain('EB Garamond'))
    await page.getByRole('heading', { name: home.history.title }).scrollIntoViewIfNeeded()
    await eventually(async () => expect(await isVideoMoving(page)).toBe(true))
    await press(page, home.history.pause)
    await page.getByRole('button', { name: home.history.play }).waitFor()
    expect(await isVideoMoving(page)).toBe(false)
    await expectToFit()
    await visitor.expectQuiet()
  })

  journey.step('it is enough to register, add, pay and see the order', async () => {
    const { page, visitor, shop } = journey
    const { all } = await cataloguesOf(shop.url)
    const product = all.find(({ product_stock }) => product_stock > 5)!
    await findOnScreen(page, product.product_name)
    await expectToFit()
    await registerOnScreen(page, newPerson())
    await addOnScreen(page, product.product_serial_number)
    await followMenu(page, layout.cart(1))
    await lineOf(page, product.product_name).more.click()
    await expectQuantity(page, product.product_name, 2)
    await expectToFit()
    await payOnScreen(page)
    await sees(page, product.product_name)
    await expectToFit()
    await followMenu(page, layout.shop)
    await seesHeading(page, words.catalogue.title)
    await expectToFit()
    await visitor.expectQuiet()
  })
})

/** The fonts that have been fetched. */
function lettersOf(page: Driven['page']): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

function isVideoMoving(page: Driven['page']): Promise<boolean> {
  return page.evaluate(() => {
    const video = document.querySelector('video')
    return video !== null && !video.paused && video.currentTime > 0
  })
}
