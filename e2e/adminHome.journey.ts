import { adminHomeWords } from '../wording/admin/home'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminSettingsWords } from '../wording/admin/settings'
import { catalogueWords } from '../wording/catalogue'
import { homeWords } from '../wording/home'
import { adminSettingReplies as replies } from '../wording/replies/adminSettings'
import { plainPicture } from '../testing/plainPicture'
import { box, button, png } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { expectToFit, sees, seesHeading } from './page'
import { changeButton, saveButton, seesSaved, settingCard } from './settingForms'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

const words = adminSettingsWords.specified
const home = adminHomeWords.specified
const initial = homeWords.specified

test(
  'a manager changes the words, the picture and the first products of the home page',
  nightly,
  async ({ page, openAdmin, shopper, catalogue, expectHeard }) => {
    const faults: string[] = []
    // React reports a difference between the server's page and its own as an error.
    shopper.on('pageerror', ({ message }) => faults.push(message))
    await shopper.goto('')
    await seesHeading(shopper, initial.headline)
    await openAdmin()
    await page.getByRole('link', { name: adminLayoutWords.specified.settings, exact: true }).click()
    const card = settingCard(page, 'home')

    await test.step('words and a picture, which the preview shows first', async () => {
      await changeButton(page, 'home').click()
      await box(page, home.notice).fill('Fermé du 24 au 31 décembre !')
      await box(page, home.headline).fill('Nouvelle récolte')
      const picture = png('sac', await plainPicture('#3c5a41'))
      await card.locator('input[type=file]').setInputFiles(picture)
      await box(page, home.alt).waitFor()
      await expect(card.getByText('Nouvelle récolte')).toBeVisible()
      await saveButton(page).click()
      await expect(box(page, home.alt)).toBeFocused()
      expect(await violationsOn(page)).toEqual([])
      await page.setViewportSize(narrow)
      await expectToFit(page)
      await box(page, home.alt).fill('Un sac de café vert')
      await saveButton(page).click()
      await seesSaved(page, 'home')
    })

    await shopper.reload()
    await seesHeading(shopper, 'Nouvelle récolte')
    await sees(shopper, 'Fermé du 24 au 31 décembre\u00a0!')
    const picture = shopper.getByRole('img', { name: 'Un sac de café vert' })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await sees(shopper, initial.history.title)
    expect(await violationsOn(shopper)).toEqual([])
    await shopper.setViewportSize(narrow)
    await expectToFit(shopper)

    const [first, second] = catalogue.coffees
    const nameOf = (place: 0 | 1) => [first!, second!][place]!.product_name
    await test.step('two products, the second one put first by the keyboard', async () => {
      await changeButton(page, 'bestProducts').click()
      for (const { product_serial_number: serial, product_name: name } of [first!, second!]) {
        await box(page, home.find).fill(String(serial))
        await page.keyboard.press('Enter')
        await button(page, home.addName(name)).click()
      }
      await button(page, home.earlierName(nameOf(1))).focus()
      await page.keyboard.press('Enter')
      await expect(button(page, home.earlierName(nameOf(1)))).toBeFocused()
      await sees(page, home.moved(nameOf(1), 1))
      await expectToBeWell(page)
      await saveButton(page).click()
      await seesSaved(page, 'bestProducts')
    })
    await shopper.reload()
    const list = shopper.getByRole('list', { name: catalogueWords.specified.best })
    await expect(list.getByRole('heading').nth(0)).toHaveText(nameOf(1))
    await expect(list.getByRole('heading').nth(1)).toHaveText(nameOf(0))

    await test.step('a reset brings the default words back', async () => {
      await card.getByText(words.reset).click()
      await card.getByText(words.resetSave).click()
      await card.getByText(replies.reset).waitFor()
      await shopper.reload()
      await seesHeading(shopper, initial.headline)
    })
    expect(faults).toEqual([])
    await expectHeard(/status of 400 .*\/settings\/home/)
  },
)
