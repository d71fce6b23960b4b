import { checkoutReplies } from '../../wording/replies/checkout'
import { ProblemError } from '../http/ProblemError'

/** An order that would hold articles for days is refused: the client's e-mail is not proven. */
export class EmailUnproven extends ProblemError {
  constructor(message = checkoutReplies.emailUnproven) {
    super(409, 'order_not_payable', message)
  }
}
