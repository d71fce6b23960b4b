import { and, eq } from 'drizzle-orm'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { pathTo } from '../../contract/site/paths'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { orders } from '../database/schema'
import { lockOrder, type LockedOrder } from '../orders/lockOrder'
import type { PaymentProvider, Started } from '../payments/PaymentProvider'
import { ProviderBusy } from '../payments/ProviderBusy'
import { ProviderRefused } from '../payments/ProviderRefused'
import { succeededPayment } from '../payments/succeededPayment'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { changeAttempt, failUnstarted, findAttempt, isOpen, type Attempt } from './attempts'
import { findHeldOrder } from './findHeldOrder'
import { queueInstructions } from './unpaidOrderMails'

/**
 * `url`: the page on which the browser goes on to pay; null if there is none. `isUnstarted`: whether
 * the provider did not start the payment.
 */
export type Payment = { orderId: number; url: string | null; isUnstarted?: boolean }

/**
 * Starts a stored attempt at its provider, outside any transaction. A definite failure ends the
 * attempt; after an unknown outcome it stays open, and the next start repeats it with the same key.
 */
export async function startAttempt(
  services: CheckoutServices,
  attempt: Attempt,
  email: string,
): Promise<Payment> {
  const { orderId, id, amountCents, means, createdAt: at } = attempt
  const provider = services.providers.byName(attempt.provider)
  if (!provider) return { orderId, url: null }
  const returnUrl = absoluteUrl(pathTo('order', orderId), services.settings)
  let started: Started
  try {
    started = await provider.start({
      attemptId: id,
      orderId,
      amountCents,
      means,
      at,
      returnUrl,
      email,
    })
  } catch (error) {
    services.report?.(error, 'payment not started')
    if (error instanceof ProviderRefused) await endFailed(services, id, error.code)
    else await endUnmade(services, provider, attempt, error)
    return { orderId, url: null, isUnstarted: true }
  }
  if (started.kind === 'paid') {
    const { reference } = started
    await applyPayment(
      services,
      attempt,
      succeededPayment({ reference, attemptId: id, amountCents }),
    )
    return { orderId, url: null }
  }
  return record(services, provider, attempt, started)
}

function endFailed({ database, clock }: CheckoutServices, id: string, failureCode: string) {
  return failUnstarted(database.sql, id, { failureCode, at: clock() })
}

/**
 * After an unknown outcome: a payment that the provider does not have ends, so that the next start
 * has a new key, because a provider may repeat its first error for the old one.
 */
async function endUnmade(
  services: CheckoutServices,
  provider: PaymentProvider,
  { id: attemptId, createdAt: at }: Attempt,
  error: unknown,
): Promise<void> {
  // An earlier press is about to have it.
  if (error instanceof ProviderBusy) return
  const made = await provider.findByAttempt({ attemptId, at }).catch(() => undefined)
  if (made === null) await endFailed(services, attemptId, 'not_started')
}

type Waiting = Exclude<Started, { kind: 'paid' }>

/** Stores where the payment goes on. One that was cancelled meanwhile is cancelled there, too. */
async function record(
  { database, settings, clock }: CheckoutServices,
  provider: PaymentProvider,
  { id, orderId, state: stateBefore }: Attempt,
  started: Waiting,
): Promise<Payment> {
  const { reference } = started
  const url = started.kind === 'redirect' ? started.url : null
  const isAwaited = await inTransaction(database.paymentSql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const attempt = await findAttempt(tx, id)
    if (!order || !attempt) return false
    const isStillOpen = isOpen(attempt)
    const expiresAt = await holdEnd(tx, provider, order, started)
    await changeAttempt(tx, id, {
      providerReference: reference,
      url,
      expiresAt,
      // Another call that found no payment may just have ended it.
      ...(isStillOpen && { state: 'pending', endedAt: null, failureCode: null }),
    })
    if (!isStillOpen) return attempt.state === 'succeeded'
    // What a client leaves who deletes the account meanwhile ends at once.
    if (!order.isClientDeleted)
      await tx
        .update(orders)
        .set({ heldUntil: expiresAt })
        .where(and(eq(orders.id, orderId), eq(orders.state, 'en attente de paiement')))
    if (started.kind === 'instructions' && stateBefore === 'started' && attempt.state === 'started')
      await queueInstructions(tx, settings, {
        order,
        means: attempt.means,
        reference,
        expiresAt,
        at: clock(),
      })
    return true
  })
  if (!isAwaited) await provider.cancel(reference)
  return { orderId, url: isAwaited ? url : null }
}

/** By hand, articles are held from the order on, whatever means were tried meanwhile. */
async function holdEnd(
  tx: Sql,
  provider: PaymentProvider,
  order: LockedOrder,
  { kind, expiresAt }: Waiting,
): Promise<Date> {
  if (kind !== 'instructions') return expiresAt
  return provider.heldUntil(await findHeldOrder(tx, order)) ?? expiresAt
}
