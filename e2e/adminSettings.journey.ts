import { adminEnvironmentWords } from '../wording/admin/environment'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminSettingsWords } from '../wording/admin/settings'
import { deliveryWords } from '../wording/delivery'
import { openingWords } from '../wording/openingHours'
import { adminSettingReplies as replies } from '../wording/replies/adminSettings'
import { wantedOfSetting as wanted } from '../wording/shopSettings'
import { commandAuthor } from '../wording/commandAuthor'
import { box, button } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { expectToFit, sees, seesHeading } from './page'
import { changeButton, saveButton, seesSaved, settingCard } from './settingForms'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

const words = adminSettingsWords.specified
const environment = adminEnvironmentWords.specified

test(
  'a manager changes hours and the delivery fee, and the shop follows at once',
  nightly,
  async ({ page, openAdmin, shop, shopper, catalogue, expectHeard }) => {
    await openAdmin()
    await page.getByRole('link', { name: adminLayoutWords.specified.settings, exact: true }).click()
    await seesHeading(page, words.title)
    await sees(page, environment.missing)
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize(narrow)
    await expectToFit(page)

    const span = { from: '09:30', to: '19:00' }
    await test.step('hours, refused where they end before they begin', async () => {
      await changeButton(page, 'hours').click()
      const { tuesday } = words.days
      await button(page, words.addSpan(tuesday)).click()
      const group = page.getByRole('group', { name: tuesday })
      await group.getByLabel(words.from, { exact: true }).fill('20:00')
      await group.getByLabel(words.to, { exact: true }).fill(span.to)
      await saveButton(page).click()
      await sees(page, replies.wanted(wanted.span))
      await expectToBeWell(page)
      await group.getByLabel(words.from, { exact: true }).fill(span.from)
      await saveButton(page).click()
      await seesSaved(page, 'hours')
      await expect(changeButton(page, 'hours')).toBeFocused()
    })

    await shopper.goto('contact')
    for (const line of openingWords({ week: [[], [span], [], [], [], [], []], closed: [] }))
      await sees(shopper, line)

    await test.step('the delivery fee is on the page of a product', async () => {
      await changeButton(page, 'delivery').click()
      const mainland = page.getByRole('group', { name: words.zone(1, '') })
      await mainland.getByLabel(words.fee).fill('cher')
      await saveButton(page).click()
      await sees(page, words.wrong.amount)
      await expectToBeWell(page)
      await mainland.getByLabel(words.fee).fill('7,90')
      await saveButton(page).click()
      await seesSaved(page, 'delivery')
      await shopper.goto(`product/${catalogue.coffees[0]!.product_serial_number}`)
      await sees(shopper, deliveryWords.specified.fee('7,90'))
    })

    await test.step('who is not the first is told so, and keeps what was typed', async () => {
      await changeButton(page, 'reviews').click()
      await box(page, words.invitationDays).fill('12')
      await shop.command('settings', 'set', 'reviews', '{ "invitationDays": 5 }')
      await saveButton(page).click()
      await sees(page, commandAuthor.subject)
      await button(page, words.keepTyped).waitFor()
      // A button that appears under the pointer changes its colour for a moment.
      await page.mouse.move(0, 0)
      await expectToBeWell(page)
      await saveButton(page).click()
      await sees(page, commandAuthor.subject)
      await button(page, words.keepTyped).click()
      await expect(box(page, words.invitationDays)).toHaveValue('12')
      await saveButton(page).click()
      await seesSaved(page, 'reviews')
      await settingCard(page, 'reviews').getByText(words.terminal).waitFor()
    })

    await test.step('a reset is two presses', async () => {
      await settingCard(page, 'delivery').getByText(words.reset).click()
      await settingCard(page, 'delivery').getByText(words.resetSave).click()
      await settingCard(page, 'delivery').getByText(replies.reset).waitFor()
      await settingCard(page, 'delivery').getByText(words.wasReset).waitFor()
      await expectToBeWell(page)
    })
    await expectHeard(/status of 400 .*\/settings\/hours/, /status of 409 .*\/settings\/reviews/)
  },
)
