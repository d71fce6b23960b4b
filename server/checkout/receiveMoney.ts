import { eq, sql as raw } from 'drizzle-orm'
import type { ManualMeans } from '../../contract/paymentMeans'
import type { Sql } from '../database/connect'
import { given, prepareOnce } from '../database/prepareOnce'
import { orders } from '../database/schema'
import type { StaffAct } from '../orders/assertVersion'
import type { LockedOrder } from '../orders/lockOrder'
import { requestRefund } from '../orders/refunds/requestRefund'
import type { ProviderPayment } from '../payments/PaymentProvider'
import type { CheckoutServices } from './CheckoutServices'
import { changeAttempt, endOpenAttempt, findInstructed, type Attempt } from './attempts'
import { queueOrderMails } from './orderMails'
import { promiseAgain } from './promiseAgain'
import { reasonToReturn } from './reasonToReturn'
import { queueMoneyReturned } from './unpaidOrderMails'

export type ReceivedByStaff = StaffAct & {
  /** The client, who is at the counter, takes the articles along. */
  isHandedOver?: boolean
  /** How the money came; without it, by the means that its client chose. */
  receivedBy?: ManualMeans | undefined
}

type Received = {
  services: CheckoutServices
  order: LockedOrder
  attempt: Attempt
  payment: ProviderPayment
  at: Date
  isHandedOver: boolean
  receivedBy: ManualMeans | undefined
}

/** What became of the money: the ids of the refunds to send, none where it pays the order. */
type Outcome = { paysOrder: boolean; toSend: string[] }

/**
 * Stores money that a provider has taken: it pays the order, or goes back. A payment after the end of
 * its order is honoured if the articles are still there.
 */
export async function receiveMoney(tx: Sql, received: Received): Promise<Outcome> {
  const { order, attempt, payment, at, isHandedOver, receivedBy } = received
  // What was chosen says what was promised, and what the shop knows already; what came is booked.
  const isToldToShop =
    order.delivery === 'magasin' && (await findInstructed(tx, order.id)).includes('counter')
  const chosen = isToldToShop ? 'counter' : attempt.means
  const means = receivedBy ?? attempt.means
  const isExact = payment.amountCents === attempt.amountCents && payment.currency === 'EUR'
  await changeAttempt(tx, attempt.id, {
    state: 'succeeded',
    providerReference: payment.reference,
    amountCents: payment.amountCents,
    failureCode: isExact ? null : 'amount_mismatch',
    endedAt: at,
    ...(receivedBy && { means, provider: receivedBy }),
  })
  const reason = isExact ? await reasonToReturn(tx, order, at) : 'amount_mismatch'
  if (reason !== null) return { paysOrder: false, toSend: await returnMoney(tx, received, reason) }
  await endOpenAttempt(tx, order.id, { state: 'cancelled', at })
  const promise = await promiseAgain(tx, { order, means: chosen, at })
  const revision = order.revision + 1
  await paidOrder(tx).execute({ id: order.id, ...promise, revision, paidAt: at.toISOString() })
  const paid = { ...order, ...promise }
  await queueOrderMails(tx, received.services.settings, {
    ...{ order: paid, means, chosen, at, isHandedOver },
  })
  return { paysOrder: true, toSend: [] }
}

const paidOrder = prepareOnce((sql) =>
  sql
    .update(orders)
    .set({
      state: 'payée',
      revision: given('revision'),
      paidAt: given('paidAt'),
      promisedFrom: given('promisedFrom'),
      promisedTo: given('promisedTo'),
      heldUntil: null,
    })
    .where(eq(orders.id, raw.placeholder('id')))
    .prepare('paid_order'),
)

async function returnMoney(
  tx: Sql,
  { services, order, attempt, payment, at, receivedBy }: Received,
  reason: string,
): Promise<string[]> {
  if (payment.amountCents === 0) return []
  await queueMoneyReturned(tx, services.settings, {
    order,
    means: receivedBy ?? attempt.means,
    amountCents: payment.amountCents,
    at,
  })
  return requestRefund(tx, {
    order,
    wish: { kind: 'attempt', attemptId: attempt.id },
    reason,
    requestedBy: 'system',
    at,
  })
}
