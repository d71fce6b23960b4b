import { eq } from 'drizzle-orm'
import { inTransaction } from '../database/retry'
import { paymentAttempts, refunds } from '../database/schema'
import type { ProviderRefund } from '../payments/PaymentProvider'
import { ProviderRefused } from '../payments/ProviderRefused'
import type { Services } from '../services'
import { lockOrder } from './lockOrder'
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
  await storeRefund(services, { id: row.attemptId, orderId: row.orderId }, said)
}

/** Stores what the provider, or the shopkeeper in its place, says of a refund. */
export async function storeRefund(
  { database, clock, settings, books }: Needs,
  attempt: { id: string; orderId: number },
  said: ProviderRefund,
): Promise<void> {
  await inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, attempt.orderId)
    const at = clock()
    const done = await recordRefund(tx, attempt, said, at)
    if (!order || !done) return
    await queueRefundMail(tx, settings, { order, refund: done, at })
    await books.record(tx, [refundMoved(done)], at)
  })
}
