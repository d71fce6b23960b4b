import { accountStates } from './accountStates'
import { buyingStates, productStates } from './buyingStates'
import { newPerson } from '../../testing/newPerson'
import { words } from '../words'
import { alerted, answered, broken, erring, loading, menu, ready, refused } from './reach'
import type { ScreenState } from './reach'
import type { ScreenName } from './world'

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
}
