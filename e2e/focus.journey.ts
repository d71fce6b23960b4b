import { incrementLine } from '../contract/api/cart'
import { payCart } from '../contract/api/checkout'
import type { ProblemBody } from '../contract/api/problem'
import { cartReplies } from '../wording/replies/cart'
import { changeProduct } from './changeProduct'
import { expect, test } from './journey'
import { expectFocusOn, press, refusal, sees, seesHeading, signIn, storageOf } from './page'
import { narrow } from './visit'
import { acceptConditions, inBeans } from './shopping'
import { words } from './words'

test.use({ viewport: narrow, ownShop: {} })

test('what replaces the content has the focus, inside a telephone’s window', async ({
  page,
  shop,
  client,
  catalogue: { all },
  expectHeard,
}) => {
  const changing = all.find((one) => one.product_serial_number === 'CAF-001')!
  const others = all.filter((one) => one !== changing && one.product_stock > 5)
  /** Opens the cart with this many articles and scrolls to its end. */
  async function openFullCart(articles: number): Promise<void> {
    await client.add(...[changing, ...others].slice(0, articles))
    await page.goto('panier')
    await page.getByRole('button', { name: words.cart.pay }).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  }

  await test.step('prices that changed are said where the focus is', async () => {
    await signIn(page, client.person)
    await openFullCart(4)
    await acceptConditions(page)
    await changeProduct(shop, { prix: '99,99' })
    await press(page, words.cart.pay)
    await expectFocusOn(page, cartReplies.priceChanged)
    await sees(page, /Le prix passe de .* à 99,99/)
    await expectHeard(...refusal(payCart, 409))
  })

  await test.step('a payment leads to its order, and the emptied cart never shows', async () => {
    await page.evaluate((empty) => {
      new MutationObserver(() => {
        if (document.body.textContent.includes(empty)) console.error('The emptied cart was shown')
      }).observe(document.body, { childList: true, subtree: true })
    }, words.cart.empty)
    await press(page, words.cart.pay)
    await expectFocusOn(page, 'est enregistrée')
    await seesHeading(page, words.orders.title)
    await expectFocusOn(page, words.orders.title)
  })

  await test.step('the last line that is removed leaves its sentence', async () => {
    await openFullCart(1)
    await press(page, words.cart.removeOf(inBeans(changing)))
    await expectFocusOn(page, words.cart.empty)
  })

  await test.step('a session that ends on the cart leaves the notice', async () => {
    await openFullCart(4)
    const json: ProblemBody = { code: 'session_ended', message: words.common.sessionEnded }
    await page.route(`**${incrementLine.path}`, (route) => route.fulfill({ status: 401, json }))
    const more = page.getByRole('button', { name: /^Un de plus/ })
    await more.last().click()
    await expectFocusOn(page, words.common.notConnected)
    await expectHeard(...refusal(incrementLine, 401))
  })

  await test.step('signing out leads to a page that has the focus', async () => {
    await signIn(page, client.person)
    await press(page, words.account.logout)
    await expect.poll(() => storageOf(page)).not.toHaveProperty('token')
    await expectFocusOn(page, '')
  })
})
