import { randomUUID } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { refunds } from '../../database/schema'
import type { ProviderRefund } from '../../payments/PaymentProvider'
import { insertRefund, type Refund } from './refundQueries'

/** A refund of this id that the provider has not named yet, or that it refused. */
const isUnnamed = (id: string) =>
  and(eq(refunds.id, id), or(isNull(refunds.providerReference), eq(refunds.providerReference, id)))

type Attempt = { id: string; orderId: number }

const states = {
  pending: 'requested',
  succeeded: 'succeeded',
  failed: 'failed',
} as const satisfies Record<ProviderRefund['state'], Refund['state']>

/**
 * Stores what the provider says of a refund, in a transaction that holds the order; one that was
 * made on the provider's own screens becomes a row of its own, and so does a second one that the
 * provider made for the same request. Returns the refund if its money has
 * just moved: it succeeded, or failed after it had succeeded.
 */
export async function recordRefund(
  tx: Sql,
  attempt: Attempt,
  said: ProviderRefund,
  at: Date,
  reason = 'made_at_provider',
): Promise<Refund | undefined> {
  const isSame = and(
    eq(refunds.attemptId, attempt.id),
    or(
      eq(refunds.providerReference, said.reference),
      ...(said.refundId === null ? [] : [isUnnamed(said.refundId)]),
    ),
  )
  const [before] = await tx.select().from(refunds).where(isSame).for('update')
  const state = states[said.state]
  // An answer that was asked for before the refund ended, and arrives after it.
  if (state === 'requested' && before && before.state !== 'requested') return undefined
  // What the shop has made by itself, no provider undoes.
  if (before?.state === 'succeeded' && before.madeBy !== null) return undefined
  const isSameReference = before?.providerReference === said.reference
  // What a provider has said to fail is never made after all.
  if (isSameReference && (before.state === state || before.state === 'failed')) return undefined
  const news = {
    state,
    providerReference: said.reference,
    failureCode: said.failureCode,
    checkedAt: at,
    endedAt: state === 'requested' ? null : at,
  }
  if (before) await tx.update(refunds).set(news).where(eq(refunds.id, before.id))
  const stored =
    before ??
    (await insertRefund(tx, {
      id: randomUUID(),
      orderId: attempt.orderId,
      attemptId: attempt.id,
      amountCents: said.amountCents,
      reason,
      requestedBy: 'provider',
      createdAt: at,
      ...news,
    }))
  const hasMoved = (state === 'succeeded') !== (before?.state === 'succeeded')
  return hasMoved ? { ...stored, ...news } : undefined
}
