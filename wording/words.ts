import { accountWords } from './account'
import { cartWords } from './cart'
import { catalogueWords } from './catalogue'
import { cataloguePagesWords } from './cataloguePages'
import { checkoutWords } from './checkout'
import { commonWords } from './common'
import { contactWords } from './contact'
import { stockAlertWords } from './stockAlerts'
import { reviewWords } from './reviews'
import { ownReviewWords } from './ownReviews'
import { favouriteWords } from './favourites'
import { homeWords } from './home'
import { layoutWords } from './layout'
import { legalPagesWords } from './legalPages'
import { offlineWords } from './offline'
import { orderPaymentWords } from './orderPayment'
import { ordersWords } from './orders'
import { requiredFieldsWords } from './requiredFields'
import { sessionWords } from './session'
import { withdrawalWords } from './withdrawals'
import { serverPagesWords } from './serverPages'
import type { WordingName } from './area'

const areas = {
  common: commonWords,
  layout: layoutWords,
  home: homeWords,
  catalogue: catalogueWords,
  cataloguePages: cataloguePagesWords,
  requiredFields: requiredFieldsWords,
  session: sessionWords,
  account: accountWords,
  cart: cartWords,
  checkout: checkoutWords,
  orders: ordersWords,
  orderPayment: orderPaymentWords,
  contact: contactWords,
  stockAlerts: stockAlertWords,
  reviews: reviewWords,
  ownReviews: ownReviewWords,
  favourites: favouriteWords,
  legalPages: legalPagesWords,
  offline: offlineWords,
  serverPages: serverPagesWords,
  withdrawals: withdrawalWords,
}
/** Every word of the shop's screens. */
export type Words = { [Area in keyof typeof areas]: (typeof areas)[Area]['specified'] }

/** All words in this wording, for code that concerns more than one page. */
export function chooseWords(name: WordingName): Words {
  const chosen = Object.entries(areas).map(([area, words]) => [area, words[name]])
  return Object.fromEntries(chosen) as Words
}
