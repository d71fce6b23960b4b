import type { Page } from '@playwright/test'
import { decideStaffReview } from '../contract/api/staff/staffReviews'
import { adminPaths } from '../contract/site/adminPaths'
import { adminAlertsWords } from '../wording/admin/alerts'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminReviewsWords } from '../wording/admin/reviews'
import { adminTodayWords } from '../wording/admin/today'
import { ownReviewWords } from '../wording/ownReviews'
import { staffReviewReplies } from '../wording/replies/staffReviews'
import { reviewWords } from '../wording/reviews'
import { button, openAdmin, signOutOfAdmin } from './adminAccount'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly, test } from './journey'
import { expectToFit, press, sees, seesHeading, signIn } from './page'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

test.use({ ownShop: {} })

const layout = adminLayoutWords.specified
const words = adminReviewsWords.specified
const own = ownReviewWords.specified
const first = 'Une tasse ronde, qui tient ses promesses.'
const second = 'Une tasse ronde, et un colis arrivé en deux jours.'

/** Writes the client's review of an order's product, or another text of it, on the order's page. */
async function write(page: Page, order: string, text: string): Promise<void> {
  await page.goto(`command/${order}`)
  await page.getByRole('button', { name: new RegExp(`^(${own.write}|${own.edit})\\s:`) }).click()
  await page.getByRole('radio', { name: own.starOf(4, own.star(4)) }).check()
  await page.getByRole('textbox', { name: new RegExp(`^${own.text}`) }).fill(text)
  await press(page, own.send)
  await sees(page, own.states.pending)
}

test(
  'a buyer’s review is read, published and taken down in the admin, and never a text that nobody read',
  nightly,
  async ({ page, shop, client, catalogue, expectHeard }) => {
    const [coffee] = catalogue.coffees
    const name = coffee!.product_name
    const order = await client.buyToPickUp(coffee!)
    for (const state of ['en préparation', 'prête', 'retirée'])
      await shop.command('order', order, state)
    await signIn(page, client.person)
    await write(page, order, first)

    const desk = await page.context().newPage()
    await openAdmin(desk, shop)
    await sees(desk, adminTodayWords.specified.rows.reviews[0])
    await desk.getByRole('link', { name: layout.reviews, exact: true }).click()
    await seesHeading(desk, words.title)
    await sees(desk, first)
    expect(await violationsOn(desk)).toEqual([])

    await test.step('a text that changes while it is read is not published unread', async () => {
      await write(page, order, second)
      await desk.bringToFront()
      await sees(desk, second)
      await sees(desk, words.rewritten)
      const publish = desk.getByRole('button', { name: new RegExp(`^${words.publish} `) })
      await publish.click()
      await sees(desk, staffReviewReplies.rewritten)
      await expectHeard(new RegExp(`409.*${decideStaffReview.path.split(':')[0]}`))
      await publish.focus()
      await desk.keyboard.press('Enter')
      await sees(desk, staffReviewReplies.published(name))
      await sees(desk, words.none.pending)
    })

    await test.step('the product’s page shows it', async () => {
      await page.goto(`product/${coffee!.product_serial_number}`)
      await page
        .getByRole('heading', { name: reviewWords.specified.title })
        .scrollIntoViewIfNeeded()
      await sees(page, second)
    })

    await test.step('it is taken down with an announced reason, which its author reads', async () => {
      await desk.bringToFront()
      await desk.getByRole('link', { name: new RegExp(words.tabs.published) }).click()
      await sees(desk, second)
      await desk.getByText(words.takeDown, { exact: true }).click()
      await button(desk, words.takeDownSave).click()
      await sees(desk, words.whyMissing)
      await desk.getByLabel(words.cause).selectOption(words.causes[0]!)
      expect(await violationsOn(desk)).toEqual([])
      await desk.setViewportSize(narrow)
      await expectToFit(desk)
      await button(desk, words.takeDownSave).click()
      await sees(desk, staffReviewReplies.refused(name, { isMailed: true, wasPublished: true }))
      await expect
        .poll(async () => (await shop.readMails(client.person.email)).join('\n'))
        .toContain(`> ${words.causes[0]}`)
    })

    await test.step('who waits for a product is a number', async () => {
      await desk.goto(adminPaths.alerts.slice(1))
      await seesHeading(desk, adminAlertsWords.specified.title)
      await sees(desk, adminAlertsWords.specified.noneWaited)
      await expectToBeWell(desk)
    })
    await signOutOfAdmin(desk)
  },
)
