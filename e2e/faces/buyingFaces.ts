import type { Page } from 'playwright-core'
import { addToCart, getCart, payCart, type CartLineReply } from '../../contract/api/cart'
import { cartReplies } from '../../wording/replies/cart'
import { press, sees } from '../page'
import { faultOf, incident } from '../faults'
import { words } from '../words'
import type { Face } from './Face'
import { answered, failed, full, open, waiting } from './ways'

const { cart, catalogue, common, orders } = words

const visitor = full('visitor', common.notConnected)
const asked = {
  full: full('client'),
  visitor,
  waiting: waiting('client'),
  failed: failed('client'),
}

/** What happens to those who add an article. */
export const productFaces = {
  signInFirst: answered({ button: catalogue.addToCart }, catalogue.addNeedsLogin),
  refused: {
    as: 'client',
    bring: async (page, address) => {
      await open(page, address)
      await page.route(`**${addToCart.path}`, (route) => route.fulfill(faultOf(500)))
      await press(page, catalogue.addToCart)
      await sees(page, incident)
    },
  },
} satisfies Record<string, Face>

/** Opens the cart, then does this. */
const inCart = (as: Face['as'], act: (page: Page) => Promise<void>): Face => ({
  as,
  bring: async (page, address) => {
    await open(page, address)
    await act(page)
  },
})

/** The way from the cart to the order. */
export const buyingFaces = {
  cart: {
    ...asked,
    empty: full('newcomer', cart.empty),
    late: full('late', cart.onlyLeft(1)),
    home: inCart('client', (page) => choosesHome(page)),
    refused: inCart('unsettled', async (page) => {
      await choosesHome(page)
      await press(page, cart.pay)
      await page.locator('main [aria-invalid=true]').waitFor()
    }),
    notTaken: inCart('late', async (page) => {
      await press(page, cart.pay)
      await sees(page, cart.soldOut)
    }),
    checking: inCart('client', async (page) => {
      await page.route(`**${payCart.path}`, (route) => route.fulfill(faultOf(500)))
      await page.route('**/api/client/command/**', (route) => route.fulfill(faultOf(503)))
      await press(page, cart.pay)
      await sees(page, cart.checkingHint)
    }),
    changed: {
      as: 'client',
      bring: async (page, address) => {
        const reply = page.waitForResponse((one) => one.url().endsWith(getCart.path))
        await open(page, address)
        const lines = (await (await reply).json()) as CartLineReply[]
        await page.route(`**${payCart.path}`, (route) =>
          route.fulfill({ status: 409, json: dearer(lines) }),
        )
        await press(page, cart.pay)
        await sees(page, cartReplies.priceChanged)
      },
    },
  },
  newestOrder: { ...asked, empty: full('newcomer', orders.empty) },
  order: asked,
  noOrder: { full: full('client', orders.empty) },
} satisfies Record<string, Record<string, Face>>

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
