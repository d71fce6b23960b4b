import { inTransaction } from '../database/inTransaction'
import { assertVersion } from '../orders/assertVersion'
import { handOver } from '../orders/handOver'
import { lockOrder } from '../orders/lockOrder'
import { recordOrderAct } from '../orders/recordOrderAct'
import { recordReturned } from '../orders/refunds/recordReturned'
import { sendRefunds } from '../orders/refunds/sendRefunds'
import type { ProviderPayment } from '../payments/PaymentProvider'
import type { MoneyMoved } from '../shop/Books'
import type { CheckoutServices } from './CheckoutServices'
import { changeAttempt, findAttempt, isOpen, type Attempt } from './attempts'
import { receiveMoney, type ReceivedByStaff } from './receiveMoney'

/**
 * Makes an attempt and its order agree with what the provider says of the payment, once, however
 * often and in whatever order it is said. Money that no order needs goes back. Of a member of the
 * staff who says it, throws a ProblemError (409) if the order is not as they saw it.
 */
export async function applyPayment(
  services: CheckoutServices,
  { id: attemptId, orderId }: Pick<Attempt, 'id' | 'orderId'>,
  payment: ProviderPayment,
  { by, version, isHandedOver = false, receivedBy }: ReceivedByStaff = {},
): Promise<void> {
  const { database, settings, clock, books } = services
  const refundIds = await inTransaction(database.paymentSql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    await assertVersion(tx, order, version)
    const attempt = order && (await findAttempt(tx, attemptId))
    if (!attempt) return []
    const at = clock()
    let toSend: string[] = []
    const moved: MoneyMoved[] = []
    if (payment.state === 'succeeded' && attempt.state !== 'succeeded') {
      const received = await receiveMoney(tx, {
        ...{ services, order, attempt, payment, at, isHandedOver, receivedBy },
      })
      toSend = received.toSend
      moved.push({ kind: 'payment', attemptId, paysOrder: received.paysOrder })
      const after = { means: receivedBy ?? attempt.means }
      if (by !== undefined)
        await recordOrderAct(tx, order, { act: 'order_received', staffId: by, after, at })
      if (isHandedOver && received.paysOrder)
        await handOver(tx, services, { id: orderId, by: by ?? null })
    } else if (payment.state !== 'succeeded' && payment.state !== 'pending' && isOpen(attempt))
      await changeAttempt(tx, attemptId, {
        state: payment.state,
        providerReference: payment.reference,
        failureCode: payment.failureCode,
        endedAt: at,
      })
    moved.push(...(await recordReturned(tx, settings, { order, attempt, payment, at })))
    await books.record(tx, moved, at)
    return toSend
  })
  services.catalogueCache?.drop()
  await sendRefunds(services, refundIds)
}
