import { incrementLine, payCart } from '../contract/api/cart'
import type { ProblemBody } from '../contract/api/problem'
import { cartReplies } from '../wording/replies/cart'
import { addOverApi, cataloguesOf, registerOverApi, type SignedIn } from './api'
import { changeProduct } from './changeProduct'
import { eventually } from './eventually'
import { expectFocusOn } from './expectFocusOn'
import { startJourney } from './journey'
import { press, sees, seesHeading, storageOf } from './page'
import { newPerson, signIn } from './people'
import { lineOf } from './shopping'
import { narrow, refusal } from './visitor'
import { words } from './words'

// Whatever takes the place of what was shown has the focus, and is inside a telephone's window.
const journey = startJourney({ viewport: narrow })
const camille = newPerson()
let client: SignedIn

/** The cart with its first articles, read to its end. */
async function openFullCart(articles: number): Promise<void> {
  const { page, shop } = journey
  const { all } = await cataloguesOf(shop.url)
  const [change] = all.filter(({ product_serial_number: serial }) => serial === 'CAF-001')
  const others = all.filter((one) => one !== change && one.product_stock > 5)
  for (const product of [change!, ...others].slice(0, articles))
    await addOverApi(shop.url, client, product)
  await page.goto('panier')
  await page.getByRole('button', { name: words.cart.pay }).waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

journey.step('prices that changed are said where the focus is', async () => {
  const { page, shop, visitor } = journey
  client = await registerOverApi(shop.url, camille)
  await signIn(page, camille)
  await openFullCart(4)
  await changeProduct(shop, { prix: '99,99' })
  await press(page, words.cart.pay)
  await expectFocusOn(page, cartReplies.priceChanged)
  await sees(page, /Le prix passe de .* à 99,99/)
  await visitor.expectQuiet({ except: refusal(payCart, 409) })
})

journey.step('a payment leads to its order, and the emptied cart never shows', async () => {
  const { page, visitor } = journey
  await page.evaluate((empty) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(empty)) console.error('The emptied cart was shown')
    }).observe(document.body, { childList: true, subtree: true })
  }, words.cart.empty)
  await press(page, words.cart.pay)
  await expectFocusOn(page, 'est enregistrée')
  await seesHeading(page, words.orders.title)
  await expectFocusOn(page, words.orders.title)
  await visitor.expectQuiet()
})

journey.step('the last line that is removed leaves its sentence', async () => {
  const { page, shop, visitor } = journey
  await openFullCart(1)
  const { all } = await cataloguesOf(shop.url)
  const name = all.find((one) => one.product_serial_number === 'CAF-001')!.product_name
  await lineOf(page, name).remove.click()
  await expectFocusOn(page, words.cart.empty)
  await visitor.expectQuiet()
})

journey.step('a session that ends on the cart leaves the notice', async () => {
  const { page, visitor } = journey
  await openFullCart(4)
  const json: ProblemBody = { code: 'session_ended', message: words.common.sessionEnded }
  await page.route(`**${incrementLine.path}`, (route) => route.fulfill({ status: 401, json }))
  await page
    .getByRole('button', { name: /^Un de plus/ })
    .last()
    .click()
  await expectFocusOn(page, words.common.notConnected)
  await visitor.expectQuiet({ except: refusal(incrementLine, 401) })
})

journey.step('signing out leads to a page that has the focus', async () => {
  const { page, visitor } = journey
  await signIn(page, camille)
  await press(page, words.account.logout)
  await eventually(async () => expect(await storageOf(page)).not.toHaveProperty('token'))
  await expectFocusOn(page, '')
  await visitor.expectQuiet()
})
