import type { NotPrepared } from '../../../contract/api/staff/staffPreparation'
import { adminReplies as replies } from '../../../wording/replies/admin'
import type { CheckoutServices } from '../../checkout/CheckoutServices'
import { ProblemError } from '../../http/ProblemError'
import { changeOrderState } from '../../orders/changeState'
import { findOrderState } from '../../orders/queries'
import { findHeldBack } from './findHeldBack'

type Wish = { orders: readonly { id: number; version: number }[]; by: string }
type Outcome = { prepared: number[]; refused: NotPrepared[] }

/**
 * Puts each of these orders into preparation as one alone is, in a transaction of its own, so
 * that one that cannot change, is being withdrawn from, or whose money went back or is disputed, holds
 * back no other. After a fault the
 * rest is left as it is, and says so.
 */
export async function prepareOrders(
  services: CheckoutServices,
  { orders, by }: Wish,
): Promise<Outcome> {
  const outcome: Outcome = { prepared: [], refused: [] }
  const ids = orders.map(({ id }) => id)
  const heldBack = await findHeldBack(services.database.sql, ids)
  let hasFailed = false
  for (const { id, version } of oncePerOrder(orders)) {
    if (hasFailed) {
      outcome.refused.push({ id, state: null, reason: replies.notTried })
      continue
    }
    try {
      const reason = heldBack.get(id)
      if (reason !== undefined) throw new ProblemError(409, 'invalid_input', reason)
      await changeOrderState(services, { id, version, state: 'en préparation', by })
      outcome.prepared.push(id)
    } catch (error) {
      hasFailed = !(error instanceof ProblemError)
      if (hasFailed) services.report?.(error, 'order not prepared')
      const reason = error instanceof ProblemError ? error.message : replies.notTried
      const state = hasFailed ? null : await stateOf(services, id)
      outcome.refused.push({ id, state, reason })
    }
  }
  return outcome
}

const oncePerOrder = (orders: Wish['orders']) =>
  new Map(orders.map((one) => [one.id, one])).values()

/** The state of an order; a cart is as unknown as a number that is nobody's. */
async function stateOf({ database }: CheckoutServices, id: number): Promise<NotPrepared['state']> {
  const state = await findOrderState(database.sql, id)
  return state === undefined || state === 'panier' ? null : state
}
