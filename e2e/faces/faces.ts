import { accountFaces } from './accountFaces'
import { buyingFaces, productFaces } from './buyingFaces'
import type { Face } from './Face'
import { broken, failed, full, menu, waiting } from './ways'
import type { ScreenName } from './world'

const still = { full: full(), client: full('client') }
const asked = { ...still, waiting: waiting(), failed: failed() }

/** Every screen in every one of its faces: a screen that is forgotten does not compile. */
export const faces: Record<ScreenName, Record<string, Face>> = {
  home: { ...asked, menu: menu(), clientMenu: menu('client') },
  products: asked,
  category: asked,
  product: { ...asked, ...productFaces },
  soldOut: still,
  noCategory: still,
  noListPage: still,
  noProduct: still,
  unknown: asked,
  ...buyingFaces,
  ...accountFaces,
  contact: { ...still, broken: broken('ContactPage') },
  termsOfUse: still,
  termsOfSale: still,
  legalNotice: still,
  privacy: still,
  accessibility: still,
}
