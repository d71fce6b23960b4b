import { accountStates } from './accountStates'
import { buyingStates, productStates } from './buyingStates'
import { broken, erring, loading, menu, ready, type ScreenState } from './reach'
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
  soldOut: plain,
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
