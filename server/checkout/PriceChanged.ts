import { cartReplies } from '../../wording/replies/cart'
import { ProblemError } from '../http/ProblemError'
import type { CartLine } from '../cart/queries'
import { toCartLineReply } from '../cart/serialize'

/** The cart's sum is not the one that was shown, or taken: the reply brings the cart as it is. */
export class PriceChanged extends ProblemError {
  constructor(private readonly lines: readonly CartLine[]) {
    super(409, 'price_changed', cartReplies.priceChanged)
  }

  override toProblem() {
    return { ...super.toProblem(), cart: this.lines.map(toCartLineReply) }
  }
}
