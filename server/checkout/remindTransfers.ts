import { and, asc, eq, gt, lte, sql as raw } from 'drizzle-orm'
import { inTransaction } from '../database/inTransaction'
import { orders, outbox, paymentAttempts } from '../database/schema'
import { lockOrder } from '../orders/lockOrder'
import type { CheckoutServices } from './CheckoutServices'
import { findOpenAttempt } from './attempts'
import { queueReminder } from './unpaidOrderMails'
import { hourMs } from '../system/durations'

/** From the night on which an order expires back to the morning two days before. */
const beforeEndMs = 62 * hourMs
const atOnce = 100

const isAwaited = and(
  eq(orders.state, 'en attente de paiement'),
  eq(paymentAttempts.means, 'transfer'),
  eq(paymentAttempts.state, 'pending'),
)
/** One reminder an attempt: its mail's id follows from the attempt's. */
const mailId = raw<string>`md5('reminder ' || ${paymentAttempts.id}::text)::uuid`

/**
 * Reminds once of each transfer that is awaited: in the morning two days before its order expires,
 * or in the second half of a shorter time.
 */
export async function remindTransfers(services: CheckoutServices): Promise<void> {
  const { database, settings, clock } = services
  const now = clock()
  const isHalfOver = raw`${orders.heldUntil} - ${now.toISOString()}::timestamptz <= (${orders.heldUntil} - ${paymentAttempts.createdAt}) / 2`
  const isNew = raw`not exists (select 1 from ${outbox} where ${outbox.id} = ${mailId})`
  const due = await database.sql
    .select({ orderId: orders.id, attemptId: paymentAttempts.id, mailId })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(
      and(
        isAwaited,
        gt(orders.heldUntil, now),
        lte(orders.heldUntil, new Date(now.getTime() + beforeEndMs)),
        isHalfOver,
        isNew,
      ),
    )
    .orderBy(asc(orders.heldUntil))
    .limit(atOnce)
  for (const { orderId, attemptId, mailId: id } of due)
    await inTransaction(database.sql, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order?.state !== 'en attente de paiement' || order.heldUntil === null) return
      const attempt = await findOpenAttempt(tx, orderId)
      if (attempt?.id !== attemptId || attempt.providerReference === null) return
      const { means, providerReference: reference } = attempt
      const expiresAt = order.heldUntil
      await queueReminder(tx, settings, { id, order, means, reference, expiresAt, at: clock() })
    })
}
