import { and, eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { paymentEvents } from '../database/schema'
import type { PaymentProvider, ProviderEvent } from '../payments/PaymentProvider'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { findAttempt, findByReference, type Attempt } from './attempts'

export type StoredEvent = Pick<
  typeof paymentEvents.$inferSelect,
  'provider' | 'eventId' | 'attemptId' | 'payload' | 'reference'
>

/**
 * Stores a genuine event once, and applies what the provider then says of its payment. If that
 * cannot be asked now, the event waits for the reconciling job.
 */
export async function receiveEvent(
  services: CheckoutServices,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<void> {
  const { database, clock } = services
  const [stored] = await database.sql
    .insert(paymentEvents)
    .values({
      provider: provider.name,
      eventId: event.id,
      kind: event.kind,
      reference: event.reference,
      attemptId: (await knownAttempt(database.sql, event.attemptId))?.id ?? null,
      payload: event.payload,
      receivedAt: clock(),
    })
    .onConflictDoNothing()
    .returning()
  if (!stored) return
  try {
    await applyEvent(services, stored)
  } catch (error) {
    services.report?.(error, 'event not applied')
  }
}

/** Asks the provider for the payment of a stored event, and applies the reply. */
export async function applyEvent(services: CheckoutServices, event: StoredEvent): Promise<void> {
  const { database, clock, providers } = services
  const provider = providers.byName(event.provider)
  if (!provider) return
  const payment = event.reference === null ? null : await provider.find(event.reference)
  const attempt = await attemptOf(database.sql, event, payment)
  if (payment && attempt) await applyPayment(services, attempt, payment)
  else if (payment?.state === 'succeeded')
    services.report?.(new UnknownPayment(payment), 'paid for no order')
  await database.sql
    .update(paymentEvents)
    .set({ appliedAt: clock(), attemptId: attempt?.id ?? null })
    .where(
      and(eq(paymentEvents.provider, event.provider), eq(paymentEvents.eventId, event.eventId)),
    )
}

/**
 * Of another shop with the same account, or of an order that the database has lost, as after a
 * restore: somebody has to look at it, and give the money back.
 */
class UnknownPayment extends Error {
  constructor({ reference }: { reference: string }) {
    super(`No order has the payment ${reference}`)
    this.name = 'UnknownPayment'
  }
}

/** The attempt of an event; undefined for a payment that is not of this shop. */
async function attemptOf(
  sql: Sql,
  { provider, attemptId }: StoredEvent,
  payment: { reference: string; attemptId: string | null } | null,
): Promise<Attempt | undefined> {
  if (attemptId !== null) return findAttempt(sql, attemptId)
  if (!payment) return undefined
  const known = await findByReference(sql, provider, payment.reference)
  return known ?? knownAttempt(sql, payment.attemptId)
}

async function knownAttempt(sql: Sql, id: string | null): Promise<Attempt | undefined> {
  const isUuid = id !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  return isUuid ? findAttempt(sql, id) : undefined
}
