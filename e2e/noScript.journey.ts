import { settingsWords } from '../wording/settings'
import { expect, test } from './journey'
import { answered, expectToFit, sees, seesHeading } from './page'
import { narrow } from './visit'
import { shopName, words } from './words'

const { termsOfUse, termsOfSale, legalNotice, privacy, accessibility } = words.layout

test.use({ javaScriptEnabled: false, viewport: narrow })

test('without any script, the shop is walked through by its links, to a product and the legal pages', async ({
  page,
  catalogue: { all },
  expectHeard,
}) => {
  const linkOf = (name: string) => page.getByRole('link', { name, exact: true }).first()
  async function expectArrived(title: string): Promise<void> {
    await expect(page).toHaveTitle(title)
    await expectToFit(page)
  }
  await page.goto('')
  await expectArrived(shopName)
  await linkOf(words.layout.shop).click()
  await expectArrived('Nos produits')
  await sees(page, `${all.length} Produits trouver`)
  await linkOf(words.catalogue.nextPage).click()
  await sees(page, words.catalogue.pageOf(2, Math.ceil(all.length / 24)))
  await page.getByLabel(words.catalogue.sort).selectOption('desc')
  await page.getByRole('button', { name: words.catalogue.applySort }).click()
  const first = page.getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText(all.at(-1)!.product_name)
  await linkOf(words.catalogue.categories.tea).click()
  await expectArrived('Nos produits – Thé')
  const name = await first.innerText()
  await first.click()
  await seesHeading(page, name)
  await expectArrived(name)

  await linkOf(words.layout.contact).click()
  await expectArrived('Contact')
  for (const link of [termsOfUse, termsOfSale, legalNotice, privacy, accessibility]) {
    const from = page.url()
    await linkOf(link).click()
    await expect(page).not.toHaveURL(from)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1000)
  }
  await page.goto('nulle-part')
  await expectArrived(`Erreur 404 – ${shopName}`)
  await linkOf(words.legalPages.toHome).click()
  await expectArrived(shopName)
  await expectHeard(answered('/nulle-part', 404))
})

test('pages say what needs a script, and how to order otherwise', async ({ page }) => {
  const { shopPhone: phone, shopEmail: email } = settingsWords
  for (const path of ['login', 'panier', 'products', 'profil']) {
    await page.goto(path)
    // Chromium shows it where its owner has switched scripts off; a test's browser does not.
    const note = await page.locator('noscript').textContent()
    expect(note).toContain(words.serverPages.browsesWithoutScript(phone, email))
  }
})

// law: withdrawal-without-script
test('without any script, a guest withdraws: form, what is declared, acknowledgement', async ({
  page,
}) => {
  const { withdrawals } = words
  await page.goto('')
  await page.getByRole('link', { name: withdrawals.here }).click()
  await seesHeading(page, withdrawals.title)
  const next = page.getByRole('button', { name: withdrawals.form.next })
  const seesPart = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
  await next.click()
  await sees(page, withdrawals.form.missing)
  await page.getByLabel(withdrawals.form.name).fill('Camille Martin')
  await page.getByLabel(withdrawals.form.order).fill('12345678')
  await page.getByLabel(withdrawals.form.email).fill('camille@client.example')
  await next.click()
  await seesPart(withdrawals.review.title)
  await page.getByRole('button', { name: withdrawals.review.edit }).click()
  await expect(page.getByLabel(withdrawals.form.order)).toHaveValue('12345678')
  await next.click()
  await seesPart(withdrawals.review.title)
  await expectToFit(page)
  await page.getByRole('button', { name: withdrawals.review.confirm }).click()
  await seesPart(withdrawals.done.title)
  await sees(page, /\d\d:\d\d:\d\d \(heure de Paris, UTC\+[12]\)/)
  const said = await page.getByRole('main').innerText()
  // Sent again, it is the same declaration.
  await page.reload()
  expect(await page.getByRole('main').innerText()).toBe(said)
})

test('nothing looks alive that needs a script, and nothing waits for one', async ({
  page,
  catalogue: { coffees },
}) => {
  for (const path of ['', 'products', `product/${coffees[0]!.product_serial_number}`]) {
    await page.goto(path)
    const buttons = page.locator('main button:visible').filter({ hasText: /\S/ })
    await expect(buttons).toHaveText(path === 'products' ? [words.catalogue.applySort] : [])
  }
  for (const path of ['panier', 'profil', 'command', 'profil/modif']) {
    await page.goto(path)
    await expect(page.getByText(words.common.waiting).filter({ visible: true })).toHaveCount(0)
  }
})
