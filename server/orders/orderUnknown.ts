import { ordersReplies } from '../../wording/replies/orders'
import { ProblemError } from '../http/ProblemError'

export const orderUnknown = () => new ProblemError(404, 'not_found', ordersReplies.unknown)
