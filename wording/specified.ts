import { account } from './account'
import { cart } from './cart'
import { catalogue } from './catalogue'
import { common } from './common'
import { contact } from './contact'
import { descriptions } from './descriptions'
import { home } from './home'
import { layout } from './layout'
import { legalPages } from './legalPages'
import { orders } from './orders'
import { session } from './session'

/** The default wording: the sentences of the specification to the letter. */
export const specified = {
  common,
  layout,
  home,
  catalogue,
  session,
  account,
  cart,
  orders,
  contact,
  legalPages,
  descriptions,
}
