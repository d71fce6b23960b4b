import * as fc from 'fast-check'
import { deleteAccount, signUpAgain } from './account'
import { cartActs } from './cart'
import { orderAgain } from './orderAgain'
import { catalogueActs } from './catalogue'
import { changeOrder, readOrder } from './orders'
import { cancel, pay, payUnderFault, resume, resumeUnderFault } from './pay'
import { deliverEvent, passTime, visitPage } from './provider'
import { presses } from './presses'
import { promotionActs } from './promotions'
import { receiveByHand, refund, refundByHand, settleRefunds, slowRefunds } from './refunds'
import { view } from './view'

/** What may be done at the same moment as something else. */
const crowded = [
  ...cartActs,
  ...[orderAgain, pay, resume, cancel, receiveByHand, refund, refundByHand],
  ...[readOrder, changeOrder, ...catalogueActs, deleteAccount],
  ...[...promotionActs, ...presses],
]
const provider = [
  payUnderFault,
  resumeUnderFault,
  visitPage,
  deliverEvent,
  slowRefunds,
  settleRefunds,
]
const alone = fc
  .oneof(...crowded, ...provider, passTime, view, signUpAgain)
  .map((intent) => [intent])
const atOnce = fc.array(fc.oneof(...crowded), { minLength: 2, maxLength: 4 })

/** One thing done alone, or several at once. */
export const moment = fc.oneof({ weight: 5, arbitrary: alone }, { weight: 1, arbitrary: atOnce })
