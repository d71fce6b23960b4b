import { eq } from 'drizzle-orm'
import { inTransaction } from '../../database/inTransaction'
import { paymentAttempts, refunds } from '../../database/schema'
import type { ProviderRefund } from '../../payments/PaymentProvider'
import { ProviderRefused } from '../../payments/ProviderRefused'
import type { Services } from '../../services'
import type { Sql } from '../../database/connect'
import { lockOrder, type LockedOrder } from '../lockOrder'
import { refundMoved } from './refundMoved'
import { recordRefund } from './recordRefund'
import { queueRefundMail } from './refundMail'

type Needs = Pick<Services, 'database' | 'clock' | 'settings' | 'providers' | 'books'>

/**
 * Asks the provider for a refund that is stored, and stores the reply. A refund whose outcome is
 * unknown stays requested: the same call with the same key follows later.
 */
export async function sendRefund(services: Needs, refundId: string): Promise<void> {
  const { database, providers, clock } = services
  const [row] = await database.sql
    .select({
      amountCents: refunds.amountCents,
      state: refunds.state,
      attemptId: paymentAttempts.id,
      orderId: paymentAttempts.orderId,
      provider: paymentAttempts.provider,
      reference: paymentAttempts.providerReference,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, refundId))
  const provider = row && providers.byName(row.provider)
  if (!provider || row.state !== 'requested' || row.reference === null) return
  await database.sql.update(refunds).set({ checkedAt: clock() }).where(eq(refunds.id, refundId))
  const { reference, amountCents } = row
  let said: ProviderRefund
  try {
    said = await provider.refund({ refundId, reference, amountCents })
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const failureCode = error.code
    said = { reference: refundId, refundId, amountCents, state: 'failed', failureCode }
  }
  await inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, row.orderId)
    if (order)
      await storeRefund(tx, services, { order, attemptId: row.attemptId, said, at: clock() })
  })
}

type Said = { order: LockedOrder; attemptId: string; said: ProviderRefund; at: Date }

/** Stores what the provider, or the shopkeeper in its place, says of a refund of a locked order. */
export async function storeRefund(
  tx: Sql,
  { settings, books }: Pick<Needs, 'settings' | 'books'>,
  { order, attemptId, said, at }: Said,
): Promise<void> {
  const done = await recordRefund(tx, { id: attemptId, orderId: order.id }, said, at)
  if (!done) return
  await queueRefundMail(tx, settings, { order, refund: done, at })
  await books.record(tx, [refundMoved(done)], at)
}
