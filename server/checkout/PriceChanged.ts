import { cartReplies } from '../../wording/replies/cart'
import { ProblemError } from '../http/ProblemError'
import type { CartLine } from '../cart/queries'
import { toCartReply } from '../cart/serialize'

/**
 * The cart's total differs from the total that the shopper saw, or its days; the reply contains the
 * current cart.
 */
export class PriceChanged extends ProblemError {
  constructor(
    private readonly lines: readonly CartLine[],
    message: string = cartReplies.priceChanged,
  ) {
    super(409, 'price_changed', message)
  }

  override toProblem() {
    return { ...super.toProblem(), cart: toCartReply(this.lines) }
  }
}
