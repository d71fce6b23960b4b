import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type Column } from 'drizzle-orm'
import { clients, orders, paymentAttempts, paymentEvents, refunds } from '../database/schema'
import type { CheckoutServices } from './CheckoutServices'
import { isNotManual, isOpenAttempt } from './attempts'
import { maxClockDriftMs, minuteMs } from '../system/durations'

const atOnce = 100

/** Events that were received a minute ago and not applied, the oldest first. */
export function findWaitingEvents(services: CheckoutServices) {
  return services.database.sql
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), isAgo(services, paymentEvents.receivedAt, 1)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(atOnce)
}

/**
 * Payments that have been open for ten minutes and were not asked for in the last ten, and those that
 * were disputed when they were asked for six hours ago: the event of its end may be lost.
 */
export function findOpenAttempts(services: CheckoutServices) {
  return services.database.sql
    .select({ attempt: paymentAttempts, email: clients.email })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        isAskedFor(services, paymentAttempts.providerReference),
        or(
          and(
            isOpenAttempt,
            isAgo(services, paymentAttempts.createdAt, 10),
            notCheckedFor(services, paymentAttempts.checkedAt, 10),
          ),
          and(
            isNotNull(paymentAttempts.disputedAt),
            notCheckedFor(services, paymentAttempts.checkedAt, 6 * 60),
          ),
        ),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(atOnce)
}

/** Refunds that were requested a minute ago, and were not asked for in the last ten. */
export function findOpenRefunds(services: CheckoutServices) {
  return services.database.sql
    .select({
      id: refunds.id,
      reference: refunds.providerReference,
      attempt: paymentAttempts,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        isAskedFor(services, refunds.providerReference),
        eq(refunds.state, 'requested'),
        isNotNull(paymentAttempts.providerReference),
        isAgo(services, refunds.createdAt, 1),
        notCheckedFor(services, refunds.checkedAt, 10),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(atOnce)
}

/**
 * What a provider can be asked for; of what the shopkeeper does by hand only what was never started,
 * because its reference is missing.
 */
function isAskedFor({ providers }: CheckoutServices, reference: Column) {
  const names = providers.all.map(({ name }) => name)
  return and(
    inArray(paymentAttempts.provider, names),
    or(isNotManual(providers), isNull(reference)),
  )
}

const notCheckedFor = (services: CheckoutServices, checkedAt: Column, minutes: number) =>
  or(isNull(checkedAt), isAgo(services, checkedAt, minutes))

/** What a clock that was ahead has noted is taken for long ago, so that it does not wait as long. */
const isAgo = (services: CheckoutServices, moment: Column, minutes: number) =>
  or(lt(moment, ago(services, minutes * minuteMs)), gt(moment, ago(services, -maxClockDriftMs)))

const ago = ({ clock }: CheckoutServices, milliseconds: number) =>
  new Date(clock().getTime() - milliseconds)
