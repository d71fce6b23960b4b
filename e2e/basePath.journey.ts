import { cataloguesOf, registerOverApi } from './api'
import { startJourney } from './journey'
import { linkIn, newestMailTo } from './mails'
import { expectPictures, tour } from './tour'
import { field, press, seesHeading } from './page'
import { newPerson } from './people'
import { answered } from './visitor'
import { words } from './words'

const journey = startJourney({ settings: { BASE_PATH: '/boutique' } })
const camille = newPerson()

journey.step('a shop below /boutique works like one at the root', async () => {
  const { page, visitor, shop } = journey
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${shop.url}/`)) outside.push(request.url())
  })
  await registerOverApi(shop.url, camille)
  const { all } = await cataloguesOf(shop.url)
  await tour(
    page,
    camille,
    all.find(({ product_stock }) => product_stock > 5)!,
  )
  expect(page.url()).toMatch(/\/boutique\/command\/\d{8}$/)
  expect(outside).toEqual([])
  await visitor.expectQuiet()
})

journey.step('its pages, chunks and pictures come from below it, on a reload as well', async () => {
  const { page, visitor } = journey
  await page.goto('products?page=2')
  await seesHeading(page, 'Nos produits')
  await expectPictures(page)
  // Named by the script, once the page has come to rest.
  const manifest = page.locator('link[rel=manifest]')
  await manifest.waitFor({ state: 'attached' })
  expect(await manifest.getAttribute('href')).toBe('/boutique/manifest.webmanifest')
  await page.reload()
  await seesHeading(page, 'Nos produits')
  await visitor.expectQuiet()
  const reply = await page.goto('nulle-part')
  expect(reply?.status()).toBe(404)
  await page.getByText('Erreur 404').first().waitFor()
  await visitor.expectQuiet({ except: [answered('/boutique/nulle-part', 404)] })
})

journey.step('its mails lead below it', async () => {
  const { page, visitor, shop } = journey
  await page.goto('profil/modif')
  const email = newPerson().email
  await field(page, words.account.newEmail).fill(email)
  await field(page, words.account.oldPassword).fill(camille.password)
  await press(page, words.account.editButton)
  const link = linkIn(await newestMailTo(shop, email))
  expect(link).toContain(`${shop.url}/profil/email#`)
  await page.goto(link)
  await press(page, words.account.confirmEmailButton)
  await page.getByText(words.account.emailConfirmed).first().waitFor()
  await visitor.expectQuiet()
})
