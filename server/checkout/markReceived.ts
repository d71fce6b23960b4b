import { eq } from 'drizzle-orm'
import type { ManualMeans } from '../../contract/paymentMeans'
import { checkoutReplies } from '../../wording/replies/checkout'
import { orderIdOfReference, readOrderId } from '../cart/orderId'
import type { Sql } from '../database/connect'
import { refunds } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { succeededPayment } from '../payments/succeededPayment'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { changeAttempt, findAttempts, isOpen, type Attempt } from './attempts'
import type { ReceivedByStaff } from './receiveMoney'
import { receivableOf } from './receivableOf'
import { stopAttempt } from './stopAttempt'

/**
 * The shopkeeper says that the money of an order, or of a transfer by its reference, has arrived, also
 * after its client chose other means, and by which means it came if not by that one; returns the amount in cents, and whether it goes back because
 * the order does not need it. Throws a ProblemError for an order that awaits no such payment.
 */
export async function markReceived(
  services: CheckoutServices,
  commandId: string,
  { means, ...act }: ReceivedByStaff & { means?: ManualMeans | undefined } = {},
): Promise<{ orderId: number; amountCents: number; isReturned: boolean }> {
  const { database, providers } = services
  const orderId = readOrderId(commandId) ?? orderIdOfReference(commandId)
  const attempts = orderId === undefined ? [] : await findAttempts(database.sql, orderId)
  const expected = receivableOf(attempts, providers)
  if (!expected) throw new ProblemError(409, 'invalid_input', checkoutReplies.nothingToReceive)
  const attempt = await asReceived(database.sql, expected, means)
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

/** Before the books have it: an invoice names the means that was really used, and nothing changes it. */
async function asReceived(
  sql: Sql,
  attempt: Attempt,
  means: ManualMeans = attempt.means as ManualMeans,
): Promise<Attempt> {
  if (means === attempt.means) return attempt
  const news = { means, provider: means }
  await changeAttempt(sql, attempt.id, news)
  return { ...attempt, ...news }
}
