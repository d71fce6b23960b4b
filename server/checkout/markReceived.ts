import { checkoutReplies } from '../../wording/replies/checkout'
import { readOrderId } from '../cart/orderId'
import { ProblemError } from '../http/ProblemError'
import type { StaffAct } from '../orders/checkVersion'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { findLastAttempt } from './attempts'

/**
 * The shopkeeper says that the money of an order by transfer or at the counter has arrived; returns
 * the amount in cents. Throws a ProblemError for an order that awaits no such payment.
 */
export async function markReceived(
  services: CheckoutServices,
  commandId: string,
  act: StaffAct = {},
): Promise<{ orderId: number; amountCents: number }> {
  const orderId = readOrderId(commandId)
  const attempt =
    orderId === undefined ? undefined : await findLastAttempt(services.database.sql, orderId)
  const isManual = attempt && services.providers.byName(attempt.provider)?.isManual
  if (!attempt || !isManual || attempt.state === 'succeeded')
    throw new ProblemError(409, 'invalid_input', checkoutReplies.nothingToReceive)
  const { id, amountCents } = attempt
  const payment = {
    reference: attempt.providerReference ?? id,
    attemptId: id,
    state: 'succeeded' as const,
    amountCents,
    currency: 'EUR',
    failureCode: null,
    refunds: [],
    dispute: null,
  }
  await applyPayment(services, attempt, payment, act)
  return { orderId: attempt.orderId, amountCents }
}
