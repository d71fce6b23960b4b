import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { paymentAttempts, refunds } from '../database/schema'
import type { CheckoutServices } from './CheckoutServices'
import { dayMs } from '../system/durations'

/**
 * The ids of an order's refunds that were requested a day ago, and of whose payment their provider
 * knows nothing: it has the key of another account. One that does not reply counts as one that knows.
 */
export async function findUnknownRefunds(
  { database, providers, clock, report }: CheckoutServices,
  orderId: number,
): Promise<string[]> {
  const requested = await database.sql
    .select({
      id: refunds.id,
      provider: paymentAttempts.provider,
      reference: paymentAttempts.providerReference,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'requested'),
        isNotNull(paymentAttempts.providerReference),
        lt(refunds.createdAt, new Date(clock().getTime() - dayMs)),
      ),
    )
  const unknown: string[] = []
  for (const { id, provider: name, reference } of requested) {
    const provider = providers.byName(name)
    if (!provider || provider.isManual || reference === null) continue
    const payment = await provider.find(reference).catch((error: unknown) => {
      report?.(error, 'refund not asked for')
      return undefined
    })
    if (payment === null) unknown.push(id)
  }
  return unknown
}
