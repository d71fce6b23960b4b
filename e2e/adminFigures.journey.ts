import { adminFiguresWords } from '../wording/admin/figures'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminTodayWords } from '../wording/admin/today'
import { figureReplies } from '../wording/replies/staffFigures'
import { box, button } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect, nightly } from './journey'
import { sees, seesHeading } from './page'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

const layout = adminLayoutWords.specified
const words = adminFiguresWords.specified

test(
  'an accountant reads what sells and what runs out, on any days, and takes the table along',
  nightly,
  async ({ page, openAdmin, client, catalogue, expectHeard }) => {
    const [first, second] = [catalogue.coffees[0]!, catalogue.coffees[1]!]
    await client.buyForHome(first)
    await client.buy(second)
    await openAdmin({ email: 'compta@boutique.example', role: 'comptable' })
    await sees(page, adminTodayWords.specified.categories)
    expect(await violationsOn(page)).toEqual([])

    await page.getByRole('link', { name: layout.figures, exact: true }).click()
    await seesHeading(page, words.title)
    await sees(page, words.byRate)
    await sees(page, first.product_name)
    expect(await violationsOn(page)).toEqual([])
    await page.getByText(words.table, { exact: true }).click()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: words.period.annee, exact: true }).click()
    await sees(page, words.byMonth)
    await page.setViewportSize(narrow)
    await expectToBeWell(page)

    await page.getByText(words.choose, { exact: true }).click()
    await button(page, words.show).click()
    await sees(page, words.noDay)
    await box(page, words.from).fill('2020-02-02')
    await box(page, words.to).fill('2020-02-01')
    await button(page, words.show).click()
    await sees(page, figureReplies.endsBefore)
    await expectHeard(/400/)
    await expectToBeWell(page)
    await box(page, words.to).fill('2020-02-03')
    await button(page, words.show).click()
    await sees(page, words.nothing)
    expect(await violationsOn(page)).toEqual([])
  },
)
