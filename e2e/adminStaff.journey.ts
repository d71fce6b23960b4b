import { adminTeamWords } from '../wording/admin/team'
import { box, button, openAccount, room, signOutOfAdmin } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWellEverywhere } from './expectToBeWell'
import { expect, nightly } from './journey'
import { sees, seesHeading } from './page'
import { visit } from './visit'

const team = adminTeamWords.specified
const [manager, helper] = ['gerance@boutique.example', 'aide@boutique.example']

test(
  'a helper is invited, and a manager sees at once what the helper does',
  nightly,
  async ({ page, openAdmin, browser, shop }) => {
    test.slow()
    await openAdmin({ email: manager })
    await room(page, team.title).click()
    await seesHeading(page, team.title)
    await button(page, team.inviteSave).click()
    await sees(page, team.emailMissing)
    await box(page, team.email).fill(helper)
    await button(page, team.inviteSave).click()
    const link = await box(page, team.linkTitle(helper)).inputValue()
    await page.getByRole('article', { name: helper }).waitFor()
    await expectToBeWellEverywhere(page)

    const other = await visit(browser, { url: shop.url })
    await openAccount(other, link)

    await test.step('a helper sees their own access alone', async () => {
      await room(other, team.ownTitle).click()
      await sees(other, team.codesLeft(8))
      await expect(other.getByRole('heading', { name: team.members })).toHaveCount(0)
      await button(other, team.codesRenew).click()
      await sees(other, team.codesRenewed)
      await expectToBeWellEverywhere(other)
      // The manager's open room shows the passkey without being asked.
      await expect(page.getByRole('article', { name: helper })).toContainText(team.meansOf(1, 8))
    })

    await signOutOfAdmin(other)
    await other.context().close()
  },
)
