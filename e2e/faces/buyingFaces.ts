import type { Page } from 'playwright-core'
import { addToCart } from '../../contract/cart'
import { press, sees } from '../page'
import { faultOf, incident } from '../faults'
import { payOnScreen } from '../shopping'
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
    paid: inCart('payer', async (page) => {
      await payOnScreen(page)
      await sees(page, cart.empty)
    }),
  },
  newestOrder: { ...asked, empty: full('newcomer', orders.empty) },
  order: asked,
  noOrder: { full: full('client', orders.empty) },
} satisfies Record<string, Record<string, Face>>

const choosesHome = (page: Page) => page.getByLabel(cart.toHome, { exact: true }).check()
