import { cataloguesOf } from './api'
import { startJourney } from './journey'
import { followMenu, overflowOf, sees, seesHeading, storageOf } from './page'
import { newPerson } from './people'
import { registerOnScreen } from './register'
import { addOnScreen, expectQuantity, lineOf, payOnScreen } from './shopping'
import { narrow } from './visitor'
import { words } from './words'

const { layout } = words
const journey = startJourney({ viewport: narrow })

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

journey.step('a telephone is enough to register, add, pay and see the order', async () => {
  const { page, visitor, shop } = journey
  const { coffees } = await cataloguesOf(shop.url)
  const product = coffees.find(({ product_stock }) => product_stock > 5)!
  await registerOnScreen(page, newPerson())
  await addOnScreen(page, product.product_serial_number)
  await followMenu(page, layout.cart(1))
  await lineOf(page, product.product_name).more.click()
  await expectQuantity(page, product.product_name, 2)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await (await payOnScreen(page)).click()
  await seesHeading(page, 'Votre commande')
  await sees(page, product.product_name)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await visitor.expectQuiet()
})

journey.step('signing out leaves nothing of the client in the browser', async () => {
  const { page, visitor } = journey
  await followMenu(page, layout.profile)
  await page.getByRole('button', { name: words.account.logout }).click()
  await (await page.waitForFunction(() => localStorage.getItem('token') === null)).dispose()
  expect(Object.keys(await storageOf(page))).not.toContain('client')
  await visitor.expectQuiet()
})
