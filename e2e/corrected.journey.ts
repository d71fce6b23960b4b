import { toCents } from '../contract/amounts'
import { formatAmount } from '../src/ui/Price'
import { cataloguesOf, registerOverApi } from './api'
import { startJourney } from './journey'
import { isTakenOver, press, sees } from './page'
import { newPerson } from './people'
import { tour } from './tour'
import { correctedWords } from './words'

const journey = startJourney({ settings: { WORDING: 'corrected' } })

journey.step('the corrected wording puts the French right, with prices in euros', async () => {
  const { page, visitor, shop } = journey
  const { all } = await cataloguesOf(shop.url)
  await page.goto('products')
  await sees(page, `${all.length} produits trouvés`)
  const price = formatAmount(toCents(all[0]!.product_price))
  await sees(page, `${price} € TTC`)
  expect(await page.getByText('$ TTC').count()).toBe(0)
  // Before, the sort is a form that leads to a page of its own.
  await isTakenOver(page)
  await page.getByLabel(correctedWords.catalogue.sort).selectOption({ label: 'Prix décroissant' })
  await page.goto('panier')
  await sees(page, 'Vous n’êtes pas connecté.')
  await page.goto('login')
  await press(page, correctedWords.session.signInButton)
  await sees(page, 'Tous les champs sont requis.')
  await page.goto('register')
  await press(page, correctedWords.session.registerButton)
  await sees(page, 'Veuillez remplir tous les champs obligatoires.')
  await visitor.expectQuiet()
})

journey.step('one buys with it as well', async () => {
  const { page, visitor, shop } = journey
  const camille = newPerson()
  await registerOverApi(shop.url, camille)
  const { all } = await cataloguesOf(shop.url)
  await tour(
    page,
    camille,
    all.find(({ product_stock }) => product_stock > 5)!,
  )
  await visitor.expectQuiet()
})
