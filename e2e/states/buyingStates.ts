import type { Page } from '@playwright/test'
import { addToCart, getCart, type CartLineReply } from '../../contract/api/cart'
import { payCart } from '../../contract/api/checkout'
import { cartReplies } from '../../wording/replies/cart'
import { press, sees } from '../page'
import { acceptConditions } from '../shopping'
import { incident } from '../faults'
import { words } from '../words'
import { orderStates } from './orderStates'
import { answered, erring, fail, loading, openThen, ready, type ScreenState } from './reach'

const { cart, catalogue, common, orders } = words

const visitor = ready('visitor', common.notConnected)
const asked = {
  ready: ready('client'),
  visitor,
  loading: loading('client'),
  error: erring('client'),
}

/** What happens to those who add an article. */
export const productStates = {
  signInFirst: answered({ button: catalogue.addToCart }, catalogue.addNeedsLogin),
  refused: openThen('client', async (page) => {
    await fail(page, `**${addToCart.path}`, 500)
    await press(page, catalogue.addToCart)
    await sees(page, incident)
  }),
} satisfies Record<string, ScreenState>

/** The way from the cart to the order. */
export const buyingStates = {
  cart: {
    ...asked,
    empty: ready('newcomer', cart.empty),
    late: ready('late', catalogue.onlyLeft(1)),
    home: openThen('client', (page) => choosesHome(page)),
    refused: openThen('unsettled', async (page) => {
      await choosesHome(page)
      await acceptConditions(page)
      await press(page, cart.pay)
      await page.locator('main [aria-invalid=true]').first().waitFor()
    }),
    notTaken: openThen('late', async (page) => {
      await acceptConditions(page)
      await press(page, cart.pay)
      await sees(page, cart.soldOut)
    }),
    checking: openThen('client', async (page) => {
      await fail(page, `**${payCart.path}`, 500)
      await fail(page, '**/api/client/command/**', 503)
      await acceptConditions(page)
      await press(page, cart.pay)
      await sees(page, cart.checkingHint)
    }),
    changed: openThen('client', async (page) => {
      const reply = page.waitForResponse((one) => one.url().endsWith(getCart.path))
      await page.reload()
      const lines = (await (await reply).json()) as CartLineReply[]
      const paying = { status: 409, json: dearer(lines) }
      await page.route(`**${payCart.path}`, (route) => route.fulfill(paying))
      await acceptConditions(page)
      await press(page, cart.pay)
      await sees(page, cartReplies.priceChanged)
    }),
  },
  newestOrder: { ...asked, empty: ready('newcomer', orders.empty) },
  order: { ...asked, ...orderStates },
  noOrder: { ready: ready('client', orders.empty) },
} satisfies Record<string, Record<string, ScreenState>>

/** The refusal of a payment after the prices doubled. */
function dearer(lines: CartLineReply[]) {
  const cart = lines.map((line) => ({
    ...line,
    product_price: 2 * line.product_price,
    command_total_price: 2 * line.command_total_price,
  }))
  return { message: cartReplies.priceChanged, code: 'price_changed', cart }
}

const choosesHome = (page: Page) => page.getByLabel(cart.toHome, { exact: true }).check()
