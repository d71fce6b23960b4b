import * as fc from 'fast-check'
import { deleteAccount, signUpAgain } from './account'
import { cartActs } from './cart'
import { catalogueActs } from './catalogue'
import { changeOrder, readOrder } from './orders'
import { pay } from './pay'
import { view } from './view'

/** What may be done at the same moment as something else. */
const crowded = [...cartActs, pay, readOrder, changeOrder, ...catalogueActs, deleteAccount]
const alone = fc.oneof(...crowded, view, signUpAgain).map((intent) => [intent])
const atOnce = fc.array(fc.oneof(...crowded), { minLength: 2, maxLength: 4 })

/** One thing done alone, or several at once. */
export const moment = fc.oneof({ weight: 5, arbitrary: alone }, { weight: 1, arbitrary: atOnce })
