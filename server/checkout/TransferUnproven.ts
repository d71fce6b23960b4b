import { checkoutReplies } from '../../wording/replies/checkout'
import { ProblemError } from '../http/ProblemError'

/** A transfer is refused, because the client's e-mail is not proven. */
export class TransferUnproven extends ProblemError {
  constructor(message = checkoutReplies.transferUnproven) {
    super(409, 'order_not_payable', message)
  }
}
