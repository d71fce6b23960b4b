import type { Page } from '@playwright/test'
import { labelsOfSheet } from '../src/features/admin/preparation/labelSheets'
import { adminOrdersWords } from '../wording/admin/orders'
import { adminPreparationWords } from '../wording/admin/preparation'
import { adminTodayWords } from '../wording/admin/today'
import { adminReplies } from '../wording/replies/admin'
import { button } from './adminAccount'
import { test } from './adminJourney'
import { countPresses } from './countPresses'
import { expectToBeWellEverywhere } from './expectToBeWell'
import { expect, nightly } from './journey'
import { sees, seesHeading } from './page'
import { a4, blackOnWhite, lookOnPaper, printed } from './paper'

const orders = adminOrdersWords.specified
const preparation = adminPreparationWords.specified
const today = adminTodayWords.specified

const sheet = {
  text: 'body, main :is(th, td, span, p, b)',
  frame: 'header, nav, button, input[type=number]',
}

/** How many pages are printed, black on white, without the admin's own frame. */
async function onPaper(page: Page): Promise<number> {
  expect(await lookOnPaper(page, sheet)).toEqual(blackOnWhite)
  const pages = await printed(page)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  expect(new Set(pages)).toEqual(new Set([a4]))
  return pages.length
}

test(
  'thirty paid orders are in preparation, and their list on its way to the printer, after four presses',
  nightly,
  async ({ page, openAdmin, shop, client, catalogue: { all } }) => {
    const sold = all.filter(({ product_stock }) => product_stock > 12).slice(0, 6)
    const pickedUp = await client.buyToPickUp(sold[0]!, sold[1]!)
    for (let bought = 1; bought < 30; bought += 1)
      await client.buyForHome(sold[bought % sold.length]!, sold[(bought + 1) % sold.length]!)
    await page.addInitScript(() => {
      window.print = () => void (document.documentElement.dataset.printed = 'yes')
    })
    await openAdmin()

    const presses = countPresses()
    await presses.on(page.getByRole('link', { name: new RegExp(today.rows.to_prepare[0]) }))
    await sees(page, preparation.picked(0))
    await expect(button(page, preparation.prepare)).toBeDisabled()
    await expectToBeWellEverywhere(page)
    await presses.on(page.getByLabel(preparation.pickAll(30)))
    await sees(page, preparation.picked(30))
    await presses.on(button(page, preparation.prepare))
    await seesHeading(page, preparation.title(30))
    await sees(page, preparation.pieces(60))
    await presses.on(button(page, preparation.print))
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    expect(presses.count()).toBe(4)

    await test.step('the list, the slips and the labels are black on white, each on its own paper', async () => {
      await expectToBeWellEverywhere(page)
      expect(new URL(page.url()).search).toMatch(/^\?commandes=\d{8}(-\d{8}){29}$/)
      expect(await onPaper(page)).toBeLessThanOrEqual(4)
      await page.getByRole('link', { name: preparation.slips, exact: true }).click()
      await page.getByRole('article', { name: preparation.slipOf(Number(pickedUp)) }).waitFor()
      await expectToBeWellEverywhere(page)
      expect(await page.getByRole('main').innerText()).not.toContain('€')
      expect(await onPaper(page)).toBe(30)
      await page.getByRole('link', { name: preparation.labels, exact: true }).click()
      await sees(page, preparation.labelsHint)
      await expectToBeWellEverywhere(page)
      expect(await page.getByRole('listitem').count()).toBe(29)
      expect(await onPaper(page)).toBe(Math.ceil(29 / labelsOfSheet))
    })

    await test.step('an order that somebody else changed is named, and the others are prepared', async () => {
      const [first, second] = [await client.buy(sold[0]!), await client.buy(sold[1]!)]
      await page.goto('gestion/commandes?etat=payée')
      await page.getByLabel(orders.pick(Number(first))).check()
      await page.getByLabel(orders.pick(Number(second))).check()
      // While the request is in flight: an open list follows what is committed before.
      await page.route(
        '**/api/admin/preparation',
        async (route) => {
          await shop.command('order', first, 'annulée')
          await route.continue()
        },
        { times: 1 },
      )
      await button(page, preparation.prepare).click()
      await sees(page, adminReplies.preparedTogether(1, 1))
      await page
        .getByRole('link', { name: preparation.order(Number(first)), exact: true })
        .waitFor()
      await expectToBeWellEverywhere(page)
      await page.getByRole('link', { name: preparation.toPrintOf(1) }).click()
      await seesHeading(page, preparation.title(1))
      await page.goto(`gestion/preparation?commandes=${first}-${second}`)
      await sees(page, preparation.leftOut(1))
      await expectToBeWellEverywhere(page)
      await page.goto('gestion/preparation')
      await sees(page, preparation.noneChosen)
      await expectToBeWellEverywhere(page)
    })
  },
)
