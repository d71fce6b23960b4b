import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type Column,
} from 'drizzle-orm'
import { clients, orders, paymentAttempts, paymentEvents, refunds } from '../database/schema'
import { untilServerStops } from '../jobs/RunAborted'
import { sendRefund } from '../orders/sendRefund'
import type { PaymentProvider, ProviderPayment } from '../payments/PaymentProvider'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { changeAttempt, findAttempt, type Attempt } from './attempts'
import { applyEvent } from './receiveEvent'
import { startAttempt } from './startAttempt'

const minute = 60_000
const atOnce = 100
/** Stripe forgets an idempotency key after 24 hours. */
const keyLifeMs = 23 * 60 * minute

/**
 * Asks the providers for every payment and refund that has been open for ten minutes, and applies
 * the events that were received but not applied; returns how many attempts changed. What is left
 * when the server stops waits for the next run.
 */
export async function reconcilePayments(
  services: CheckoutServices,
  signal?: AbortSignal,
): Promise<number> {
  await applyWaitingEvents(services, signal)
  const changed = await reconcileAttempts(services, signal)
  await reconcileRefunds(services, signal)
  return changed
}

async function applyWaitingEvents(services: CheckoutServices, signal?: AbortSignal): Promise<void> {
  const { sql } = services.database
  const waiting = await sql
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), lt(paymentEvents.receivedAt, ago(services, 1))))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(atOnce)
  for (const event of untilServerStops(waiting, signal))
    await attempt(services, 'event not applied', () => applyEvent(services, event))
}

async function reconcileAttempts(
  services: CheckoutServices,
  signal?: AbortSignal,
): Promise<number> {
  const { sql } = services.database
  const open = await sql
    .select({ attempt: paymentAttempts, email: clients.email })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        isAskedFor(services, paymentAttempts.providerReference),
        inArray(paymentAttempts.state, ['started', 'pending']),
        lt(paymentAttempts.createdAt, ago(services, 10)),
        or(isNull(paymentAttempts.checkedAt), lt(paymentAttempts.checkedAt, ago(services, 10))),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(atOnce)
  let changed = 0
  for (const { attempt: one, email } of untilServerStops(open, signal)) {
    const provider = services.providers.byName(one.provider)
    if (!provider) continue
    await changeAttempt(sql, one.id, { checkedAt: services.clock() })
    await attempt(services, 'payment not asked for', async () => {
      await reconcileAttempt(services, provider, one, email)
      if ((await findAttempt(sql, one.id))?.state !== one.state) changed += 1
    })
  }
  return changed
}

async function reconcileAttempt(
  services: CheckoutServices,
  provider: PaymentProvider,
  one: Attempt,
  email: string | null,
): Promise<void> {
  const payment = await findPayment(provider, one)
  if (payment) return applyPayment(services, one, payment)
  // The server ended before the provider replied: the same key is the same payment.
  const isFresh = one.createdAt > new Date(services.clock().getTime() - keyLifeMs)
  if (one.providerReference === null && isFresh && email !== null)
    await startAttempt(services, one, email)
}

function findPayment(
  provider: PaymentProvider,
  { id, createdAt, providerReference }: Attempt,
): Promise<ProviderPayment | null> {
  return providerReference === null
    ? provider.findByAttempt({ attemptId: id, at: createdAt })
    : provider.find(providerReference)
}

async function reconcileRefunds(services: CheckoutServices, signal?: AbortSignal): Promise<void> {
  const { sql } = services.database
  const waiting = await sql
    .select({ id: refunds.id, createdAt: refunds.createdAt, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        isAskedFor(services, refunds.providerReference),
        eq(refunds.state, 'requested'),
        isNotNull(paymentAttempts.providerReference),
        lt(refunds.createdAt, ago(services, 1)),
        or(isNull(refunds.checkedAt), lt(refunds.checkedAt, ago(services, 10))),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(atOnce)
  for (const { id, createdAt, attempt: one } of untilServerStops(waiting, signal)) {
    const provider = services.providers.byName(one.provider)
    if (!provider) continue
    await attempt(services, 'refund not asked for', async () => {
      const payment = await findPayment(provider, one)
      const known = payment?.refunds.find(({ refundId }) => refundId === id)
      if (payment && known) return applyPayment(services, one, payment)
      const isFresh = createdAt > new Date(services.clock().getTime() - keyLifeMs)
      // Older, and unknown to the provider: it was never made, so a new key is safe there.
      if (isFresh || payment || provider.isManual) await sendRefund(services, id)
    })
  }
}

/**
 * What a provider can be asked for; of what the shopkeeper does by hand only what was never started,
 * because its reference is missing.
 */
function isAskedFor({ providers: { all } }: CheckoutServices, reference: Column) {
  const manual = all.filter(({ isManual }) => isManual)
  const names = (some: readonly PaymentProvider[]) => some.map(({ name }) => name)
  const { provider } = paymentAttempts
  return and(
    inArray(provider, names(all)),
    or(notInArray(provider, names(manual)), isNull(reference)),
  )
}

/** Runs one piece of work; a failure leaves it for the next run. */
async function attempt(
  services: CheckoutServices,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    services.report?.(error, what)
  }
}

const ago = ({ clock }: CheckoutServices, minutes: number) =>
  new Date(clock().getTime() - minutes * minute)
