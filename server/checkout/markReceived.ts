import { eq } from 'drizzle-orm'
import { checkoutReplies } from '../../wording/replies/checkout'
import { orderIdOfReference, readOrderId } from '../cart/orderId'
import { refunds } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { succeededPayment } from '../payments/succeededPayment'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { findAttempts, isOpen, type Attempt } from './attempts'
import type { ReceivedByStaff } from './receiveMoney'
import { receivableOf } from './receivableOf'
import { stopAttempt } from './stopAttempt'

/**
 * The shopkeeper says that the money of an order, or of a transfer by its reference, has arrived, also
 * after its client chose other means; returns the amount in cents, and whether it goes back because
 * the order does not need it. Throws a ProblemError for an order that awaits no such payment.
 */
export async function markReceived(
  services: CheckoutServices,
  commandId: string,
  act: ReceivedByStaff = {},
): Promise<{ orderId: number; amountCents: number; isReturned: boolean }> {
  const { database, providers } = services
  const orderId = readOrderId(commandId) ?? orderIdOfReference(commandId)
  const attempts = orderId === undefined ? [] : await findAttempts(database.sql, orderId)
  const attempt = receivableOf(attempts, providers)
  const isMeant = readOrderId(commandId) !== undefined || hasReference(attempts, commandId)
  if (!attempt || !isMeant)
    throw new ProblemError(409, 'invalid_input', checkoutReplies.nothingToReceive)
  const open = attempts.find(isOpen)
  // What the order no longer needs must not stay payable at its provider.
  if (open && open.id !== attempt.id) await stopAttempt(services, open)
  const { id, amountCents } = attempt
  const reference = attempt.providerReference ?? id
  const payment = succeededPayment({ reference, attemptId: id, amountCents })
  await applyPayment(services, attempt, payment, act)
  const isReturned = (await database.sql.$count(refunds, eq(refunds.attemptId, id))) > 0
  return { orderId: attempt.orderId, amountCents, isReturned }
}

/** Whether the order was to be paid with this reference, as a bank may print it. */
const hasReference = (attempts: readonly Attempt[], typed: string) =>
  attempts.some(({ providerReference }) => plain(providerReference ?? '') === plain(typed))
const plain = (reference: string) => reference.replace('-', '').toUpperCase()
