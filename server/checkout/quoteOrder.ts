import type { AddressParts } from '../../contract/api/address'
import type { DeliveryMode } from '../../contract/deliveryModes'
import { splitAddress } from '../../contract/splitAddress'
import { cartReplies } from '../../wording/replies/cart'
import { largestTotal } from '../cart/rules'
import { ProblemError } from '../http/ProblemError'
import type { ShopSettings } from '../shop/shopSettings'
import { quote, type Quote, type QuotedLine } from './quote'

type OrderQuoteRequest<Line extends QuotedLine> = {
  lines: readonly Line[]
  discountName: string | null
  delivery: DeliveryMode
  address: string
  parts: AddressParts | undefined
  settings: ShopSettings
  vatFranchise: boolean
  closed: string | null
  at: Date
}

/**
 * What a cart costs as an order; throws a ProblemError if it cannot be delivered there. An address
 * of one text counts by the postcode at its end, or as in the first zone without one.
 */
export function quoteOrder<Line extends QuotedLine>({
  delivery,
  address,
  parts,
  ...request
}: OrderQuoteRequest<Line>): Quote<Line> {
  const postcode = (parts ?? splitAddress(address))?.postcode ?? null
  const quoted = quote({ ...request, mode: delivery, postcode })
  if (quoted.refusal !== null) throw refused(quoted.refusal)
  if (quoted.totalCents > largestTotal) throw refused(cartReplies.totalTooLarge)
  return quoted
}

const refused = (message: string) => new ProblemError(409, 'order_not_payable', message)
