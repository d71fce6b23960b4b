import { declareWithdrawal } from '../contract/api/withdrawals'
import { adminPaths } from '../contract/site/adminPaths'
import { trackingUrl } from '../contract/carriers'
import { send } from '../testing/send'
import { adminLayoutWords } from '../wording/admin/layout'
import { adminOrdersWords } from '../wording/admin/orders'
import { adminSessionWords } from '../wording/admin/session'
import { adminWithdrawalsWords } from '../wording/admin/withdrawals'
import { box, button, signOutOfAdmin } from './adminAccount'
import { test } from './adminJourney'
import { expectToBeWell } from './expectToBeWell'
import { expect } from './journey'
import { expectToFit, sees, seesHeading, signIn } from './page'
import { inBeans } from './shopping'
import { violationsOn } from './violationsOn'
import { narrow } from './visit'

const layout = adminLayoutWords.specified
const session = adminSessionWords.specified
const orders = adminOrdersWords.specified
const withdrawals = adminWithdrawalsWords.specified

/** What a guest sends who withdraws from an order. */
async function declare(
  url: string,
  order: string,
  more: { withdrawal_email: string; withdrawal_articles?: string },
): Promise<void> {
  const body = { withdrawal_name: 'Camille Martin', withdrawal_order: order, ...more }
  expect((await send(url + declareWithdrawal.path, { body })).status).toBe(201)
}

test('a manager opens the account from the terminal’s link, and ships an order in three presses', async ({
  page,
  openAdmin,
  shop,
  shopper,
  client,
  catalogue,
}) => {
  const { email: withdrawal_email } = client.person
  const number = await client.buyForHome(catalogue.coffees[0]!)
  await openAdmin()
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: layout.orders, exact: true }).click()
  await sees(page, number)
  expect(await violationsOn(page)).toEqual([])
  await page.setViewportSize(narrow)
  await expectToFit(page)

  // Three presses, and no typing but the number.
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await button(page, orders.action('en préparation', true)).click()
  await box(page, orders.tracking).fill('6A 1234 5678 901')
  expect(await violationsOn(page)).toEqual([])
  await button(page, orders.action('expédiée', true)).click()
  await sees(page, orders.action('livrée', true))
  await expectToBeWell(page)

  await test.step('Back takes away a note only when its typist agrees', async () => {
    await page.getByText(orders.note, { exact: true }).click()
    await box(page, orders.noteText).fill('Le client passe samedi.')
    for (const agree of [false, true]) {
      page.once('dialog', (dialog) => (agree ? dialog.accept() : dialog.dismiss()))
      const asked = page.waitForEvent('dialog')
      await page.evaluate(() => history.back())
      expect((await asked).message()).toBe(layout.leave)
      if (agree) await seesHeading(page, orders.title)
      else await expect(box(page, orders.noteText)).toHaveValue('Le client passe samedi.')
    }
    await page.getByRole('link', { name: new RegExp(number) }).click()
  })

  await signOutOfAdmin(page)
  await button(page, session.withPasskey).click()
  await seesHeading(page, orders.order(Number(number)))

  await test.step('the withdrawal of a guest is matched, accepted, received and refunded, a press each', async () => {
    await button(page, orders.action('livrée', true)).click()
    await sees(page, orders.nothingNext)
    await declare(shop.url, number, { withdrawal_email })
    await page.getByRole('link', { name: layout.withdrawals, exact: true }).click()
    await button(page, withdrawals.matchLikely(Number(number))).click()
    await expectToBeWell(page)
    await button(page, withdrawals.accept).click()
    await button(page, withdrawals.received).click()
    await button(page, withdrawals.refundSave).click()
    await page.getByText(withdrawals.states.refunded, { exact: true }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: number, exact: true }).click()
    await sees(page, orders.returned)
  })

  await test.step('articles that a guest names are picked on the order, and a refusal says why', async () => {
    const [first, second] = [catalogue.coffees[0]!, catalogue.coffees[1]!]
    const other = await client.buy(first, second)
    const name = inBeans(first)
    await declare(shop.url, other, { withdrawal_email, withdrawal_articles: 'un paquet' })
    await page.getByRole('link', { name: layout.withdrawals, exact: true }).click()
    // What was read less than five seconds ago is not read again.
    await page.reload()
    const pieces = box(page, withdrawals.pieces(name, 1))
    await pieces.fill('2')
    await button(page, withdrawals.matchSave).click()
    await sees(page, withdrawals.piecesWrong(1))
    await expectToBeWell(page)
    await pieces.fill('1')
    await button(page, withdrawals.matchSave).click()
    await sees(page, withdrawals.line(name, 1))
    await page.getByText(withdrawals.refuse, { exact: true }).click()
    await button(page, withdrawals.refuseSave).click()
    await sees(page, withdrawals.reasonMissing)
    expect(await violationsOn(page)).toEqual([])
    await box(page, withdrawals.reason).fill('Le paquet est ouvert.')
    await button(page, withdrawals.refuseSave).click()
    await button(page, withdrawals.acceptAfterAll).waitFor()
    await sees(page, 'Le paquet est ouvert.')
  })

  await signIn(shopper, client.person)
  await shopper.goto(`command/${number}`)
  const parcel = shopper.getByRole('link', { name: '6A12345678901' })
  await expect(parcel).toHaveAttribute('href', trackingUrl('Colissimo', '6A12345678901'))
})

test('the page of a room names its code, so that it need not wait for the script that all share', async ({
  shop,
}) => {
  for (const [room, path] of Object.entries(adminPaths)) {
    const html = await (await fetch(shop.url + path.replace(':id', '1'))).text()
    const scripts = [...html.matchAll(/static\/js\/([a-zA-Z]+)\./g)].map(([, name]) => name)
    expect(scripts).toEqual(expect.arrayContaining(['main', room]))
    expect(scripts).toHaveLength(2)
  }
})
