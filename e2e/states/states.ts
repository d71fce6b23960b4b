import { paths } from '../../contract/site/paths'
import { accountStates } from './accountStates'
import { buyingStates, productStates } from './buyingStates'
import { newPerson } from '../../testing/newPerson'
import { words } from '../words'
import { open, press } from '../page'
import { alerted, answered, broken, erring, loading, menu, openThen, ready, refused } from './reach'
import type { ScreenState } from './reach'
import { withdrawalStates } from './withdrawalStates'
import type { ScreenName } from './scene'

const plain = { ready: ready(), client: ready('client') }
const asked = { ...plain, loading: loading(), error: erring() }

/** Every screen in every one of its states: a screen that is forgotten does not compile. */
export const states: Record<ScreenName, Record<string, ScreenState>> = {
  home: { ...asked, menu: menu(), clientMenu: menu('client') },
  products: asked,
  search: asked,
  category: asked,
  product: { ...asked, ...productStates },
  soldOut: {
    ...plain,
    refused: refused({ button: words.stockAlerts.ask }),
    done: answered(
      { button: words.stockAlerts.ask, values: { [words.stockAlerts.email]: newPerson().email } },
      words.stockAlerts.requestedTitle,
    ),
  },
  stockAlert: { ready: ready('visitor', words.stockAlerts.linkMissing), client: ready('client') },
  alertLink: {
    ready: ready(),
    alerted: alerted({ button: words.stockAlerts.confirm }),
  },
  favourites: {
    ready: openThen('visitor', async (page) => {
      await open(page, paths.products)
      await page.getByRole('article').first().getByRole('link').first().click()
      await press(page, words.favourites.add)
      await page.getByRole('link', { name: words.favourites.toFavourites }).click()
      await page.getByRole('list', { name: words.favourites.list }).waitFor()
    }),
    empty: ready('visitor', words.favourites.empty),
    client: ready('client', words.favourites.empty),
    loading: loading('client'),
    error: erring('client'),
  },
  noCategory: plain,
  noListPage: plain,
  noProduct: plain,
  unknown: asked,
  ...buyingStates,
  ...accountStates,
  contact: { ...plain, broken: broken('ContactPage') },
  termsOfUse: plain,
  termsOfSale: plain,
  legalNotice: plain,
  privacy: plain,
  accessibility: plain,
  reviewMethod: plain,
  reviewLink: { ready: ready('visitor', words.ownReviews.linkMissing), client: ready('client') },
  deadReviewLink: { ready: ready('visitor', words.ownReviews.toOrders) },
  ...withdrawalStates,
}
