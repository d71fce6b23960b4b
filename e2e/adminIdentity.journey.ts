import { adminLayoutWords } from '../wording/admin/layout'
import { adminSettingsWords } from '../wording/admin/settings'
import { adminSettingReplies as replies } from '../wording/replies/adminSettings'
import { sellerFactNames as facts } from '../wording/sellerFacts'
import { wantedOfSetting as wanted } from '../wording/shopSettings'
import { box } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { expectToFit, sees, seesHeading } from './page'
import { changeButton, saveButton, seesSaved } from './settingForms'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

test.use({ ownShop: { SHOP_PHONE: '02 54 00 00 00' } })

const words = adminSettingsWords.specified

test(
  'a manager says who sells and how one pays, and the shop follows at once',
  nightly,
  async ({ page, openAdmin, shopper, expectHeard }) => {
    await openAdmin()
    await page.getByRole('link', { name: adminLayoutWords.specified.settings, exact: true }).click()
    await seesHeading(page, words.title)

    await test.step('a wrong SIRET is named at its field', async () => {
      await changeButton(page, 'identity').click()
      await sees(page, words.fixed('SHOP_PHONE'))
      await box(page, facts.name).fill('Le Grain et la Feuille')
      await box(page, facts.siret).fill('732 829 320 00075')
      await saveButton(page).click()
      await sees(page, replies.wanted(wanted.siret))
      expect(await violationsOn(page)).toEqual([])
      await page.setViewportSize(narrow)
      await expectToFit(page)
      await box(page, facts.siret).fill('732 829 320 00074')
      await saveButton(page).click()
      await seesSaved(page, 'identity')
      await expect(changeButton(page, 'identity')).toBeFocused()
    })
    await shopper.goto('')
    await expect(shopper).toHaveTitle(/Le Grain et la Feuille/)
    await shopper.goto('mentions-legales')
    await sees(shopper, '732 829 320 00074')

    await test.step('transfers first, then at the counter; Stripe says what it needs', async () => {
      await changeButton(page, 'means').click()
      await expect(page.getByLabel(words.providers.stripe, { exact: true })).toBeDisabled()
      await page.getByLabel(words.providers.demonstration, { exact: true }).uncheck()
      await sees(page, words.providerHints.counter)
      await page.getByLabel(words.providers.counter, { exact: true }).check()
      await page.getByLabel(words.providers.transfer, { exact: true }).check()
      await box(page, words.iban).fill('FR76 3000 6000 0112 3456 7890 188')
      await expectToBeWell(page)
      await saveButton(page).click()
      await sees(page, 'clé de contrôle')
      await box(page, words.iban).fill('FR76 3000 6000 0112 3456 7890 189')
      await saveButton(page).click()
      await seesSaved(page, 'means')
    })
    await shopper.goto('Conditions-generales-de-vente')
    await sees(shopper, 'virement')
    await expectHeard(
      ...['identity', 'means'].map((name) => new RegExp(`status of 400 .*/settings/${name}`)),
    )
  },
)
