import type { AddressParts } from '../../contract/api/address'
import { cartReplies } from '../../wording/replies/cart'
import { maxTotalCents } from '../cart/rules'
import { ProblemError } from '../http/ProblemError'
import { findPostcode } from '../shop/findZone'
import {
  quoteWithCode,
  type CartQuote,
  type CartToQuote,
  type CartToQuoteLine,
} from './quoteWithCode'

type OrderToQuote<Line extends CartToQuoteLine> = Omit<CartToQuote<Line>, 'postcode'> & {
  address: string
  parts: AddressParts | undefined
}

/**
 * What a cart costs as an order; throws a ProblemError if it cannot be delivered there. An address
 * of one text counts by its last postcode, or as in the first zone without one.
 */
export function quoteOrder<Line extends CartToQuoteLine>({
  address,
  parts,
  ...cart
}: OrderToQuote<Line>): CartQuote<Line> {
  const postcode = parts ? parts.postcode : findPostcode(address)
  const quoted = quoteWithCode<Line>({ ...cart, postcode })
  if (quoted.refusal !== null) throw refused(quoted.refusal)
  if (quoted.totalCents > maxTotalCents) throw refused(cartReplies.totalTooLarge)
  return quoted
}

const refused = (message: string) => new ProblemError(409, 'order_not_payable', message)
