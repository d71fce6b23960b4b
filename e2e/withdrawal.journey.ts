import { withdrawalMoment } from '../wording/withdrawalRows'
import { acknowledged, acknowledgementOn, acknowledgementsTo } from './acknowledgement'
import { expect, nightly, test } from './journey'
import { expectToFit, press, sees, signIn } from './page'
import { a4, printed } from './paper'
import { inBeans, inStock } from './shopping'
import { narrow } from './visit'
import { confirm, openOwnOrder, pick, typeDeclaration } from './withdrawing'
import { words } from './words'

const { own, review, done, here } = words.withdrawals

/** The moments of the seconds since a time, as they are acknowledged. */
function momentsSince(start: number): string[] {
  const seconds = Math.ceil((Date.now() - start) / 1000) + 1
  return Array.from({ length: seconds }, (_, second) =>
    withdrawalMoment(new Date(start + second * 1000)),
  )
}

// law: withdrawal-function, withdrawal-acknowledgement
test('a guest withdraws from the whole order, a client from a part of it, and screen and mail say the same', async ({
  page,
  shop,
  client,
  catalogue: { coffees },
}) => {
  const { email } = client.person
  const first = inStock(coffees)
  const second = inStock(coffees.filter((one) => one !== first))
  const order = await client.buy(first, first, second)
  const guest = { name: 'Dominique Poirier', order, email: `guest.${email}` }

  await page.goto('')
  await page.getByRole('contentinfo').getByRole('link', { name: here }).click()
  await typeDeclaration(page, guest)
  let start = Date.now()
  const whole = await confirm(page)
  expect(momentsSince(start)).toContain(whole.moment)
  expect(whole).toEqual(
    acknowledged({ ...guest, articles: 'toute la commande' }, expect.any(String)),
  )
  await expect.poll(() => acknowledgementsTo(shop, guest.email)).toEqual([whole])

  await signIn(page, client.person)
  await pick(await openOwnOrder(page, order), {
    [inBeans(first)]: '1',
    [inBeans(second)]: '0',
  })
  start = Date.now()
  const part = await confirm(page)
  expect(momentsSince(start)).toContain(part.moment)
  const name = `${client.person.firstName} ${client.person.lastName}`
  const articles = `1 × ${inBeans(first)}`
  expect(part).toEqual(acknowledged({ name, order, email, articles }, expect.any(String)))
  await expect.poll(() => acknowledgementsTo(shop, email)).toEqual([part])
})

// law: withdrawal-function, withdrawal-acknowledgement
test(
  'a client withdraws from a whole order, keeps the acknowledgement on paper, and has nothing left to declare',
  nightly,
  async ({ page, shop, client, catalogue: { coffees } }) => {
    const product = inStock(coffees)
    const order = await client.buyForHome(product, product)
    await signIn(page, client.person)
    const ordered = await openOwnOrder(page, order)
    await sees(page, own.open)
    await page.setViewportSize(narrow)
    await pick(ordered)
    await expectToFit(page)
    await press(page, review.edit)
    await expect(page.getByLabel(own.quantity(inBeans(product)))).toHaveValue('2')
    await pick(ordered)
    const screen = await confirm(page)
    const { firstName, lastName, email } = client.person
    const name = `${firstName} ${lastName}`
    const articles = `2 × ${inBeans(product)}`
    expect(screen).toEqual(acknowledged({ name, order, email, articles }, expect.any(String)))
    await expectToFit(page)
    await page.emulateMedia({ media: 'print' })
    expect(await acknowledgementOn(page)).toEqual(screen)
    await expect(page.getByRole('button', { name: done.print })).toBeHidden()
    expect(await printed(page)).toEqual([a4])
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => acknowledgementsTo(shop, email)).toEqual([screen])

    await page.goto('retractation')
    await sees(page, own.none)
    await page
      .getByRole('listitem')
      .filter({ hasText: `${own.declared(order, screen.moment)} ${own.states.received}` })
      .waitFor()
    await page.goto(`command/${order}`)
    await sees(page, words.orders.title)
    await expect(page.getByRole('main').getByRole('link', { name: here })).toHaveCount(0)
  },
)
