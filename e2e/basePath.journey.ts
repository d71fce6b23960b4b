import { toCents } from '../contract/amounts'
import { formatAmount } from '../src/ui/Price'
import { expect, test } from './journey'
import { linkMailedTo } from './mails'
import { answered, field, open, press, sees, seesHeading } from './page'
import { newPerson } from '../testing/newPerson'
import { expectPictures, inStock, tour } from './shopping'
import { correctedWords, words } from './words'

test.use({ ownShop: { BASE_PATH: '/boutique', WORDING: 'corrected' } })

test('below a path of its host, and in the corrected wording', async ({
  page,
  shop,
  catalogue: { all },
  client: { person },
  expectHeard,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${shop.url}/`)) outside.push(request.url())
  })

  await test.step('the corrected wording puts the French right, with prices in euros', async () => {
    await open(page, 'products')
    await sees(page, `${all.length} produits trouvés`)
    await sees(page, `${formatAmount(toCents(all[0]!.product_price))} € TTC`)
    await expect(page.getByText('$ TTC')).toHaveCount(0)
    await page.getByLabel(correctedWords.catalogue.sort).selectOption({ label: 'Prix décroissant' })
  })

  // spec: 2.45
  await test.step('a shop below /boutique works like one at the root', async () => {
    await tour(page, person, inStock(all))
    await expect(page).toHaveURL(/\/boutique\/command\/\d{8}$/)
    expect(outside).toEqual([])
  })

  // spec: 2.2
  await test.step('its pages, chunks and pictures come from below it, on a reload as well', async () => {
    await page.goto('products?page=2')
    await seesHeading(page, 'Nos produits')
    await expectPictures(page)
    // The script adds it, once the page is at rest.
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      '/boutique/manifest.webmanifest',
    )
    await page.reload()
    await seesHeading(page, 'Nos produits')
    const reply = await page.goto('nulle-part')
    expect(reply?.status()).toBe(404)
    await sees(page, 'Erreur 404')
    await expectHeard(answered('/boutique/nulle-part', 404))
  })

  await test.step('without its last slash the address opens the shop too', async () => {
    await page.goto(shop.url)
    await expect(page).toHaveURL(/\/boutique\/$/)
    await seesHeading(page, words.home.headline)
  })

  await test.step('its mails lead below it', async () => {
    await page.goto('profil/modif')
    const { email } = newPerson()
    await field(page, words.account.newEmail).fill(email)
    await field(page, words.account.oldPassword).fill(person.password)
    await press(page, words.account.editButton)
    const link = await linkMailedTo(shop, email)
    expect(link).toContain(`${shop.url}/profil/email#`)
    await page.goto(link)
    await press(page, words.account.confirmEmailButton)
    await sees(page, words.account.emailConfirmed)
  })
})
