import * as fc from 'fast-check'
import { deleteAccount, signUpAgain } from './account'
import { cartActs } from './cart'
import { desk } from './desk'
import { dispute } from './dispute'
import { changeEmail } from './email'
import { handOver } from './handOver'
import { orderAgain } from './orderAgain'
import { catalogueActs } from './catalogue'
import { changeOrder, readOrder } from './orders'
import { cancel, pay, payUnderFault, resume, resumeUnderFault } from './pay'
import { deliverEvent, passTime, passWeeks, visitPage } from './provider'
import { presses } from './presses'
import { purchase } from './purchase'
import { promotionActs } from './promotions'
import { receiveByHand, refund, refundByHand, settleRefunds, slowRefunds } from './refunds'
import { view } from './view'
import { declareAsGuest, withdraw, withdrawTwice } from './withdraw'

/** What may be done at the same moment as something else. */
const crowded = [
  ...cartActs,
  ...[orderAgain, pay, resume, cancel, receiveByHand, refund, refundByHand],
  ...[readOrder, changeOrder, ...catalogueActs, deleteAccount],
  ...[...promotionActs, ...presses],
  ...[withdraw, declareAsGuest, ...desk],
]
const provider = [
  payUnderFault,
  resumeUnderFault,
  visitPage,
  deliverEvent,
  slowRefunds,
  settleRefunds,
  dispute,
]
const slow = [passTime, passWeeks, view, signUpAgain, changeEmail, withdrawTwice, handOver]
const alone = fc.oneof(...crowded, ...provider, ...slow).map((intent) => [intent])
const atOnce = fc.array(fc.oneof(...crowded), { minLength: 2, maxLength: 4 })

/** One thing done alone, or several at once; now and then all that brings articles home. */
export const scene = fc.oneof(
  ...[
    { weight: 15, arbitrary: alone.map((moment) => [moment]) },
    { weight: 3, arbitrary: atOnce.map((moment) => [moment]) },
  ],
  { weight: 2, arbitrary: purchase },
)
